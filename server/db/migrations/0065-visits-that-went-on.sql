-- As before, but a visit that went on without beginning, calculating or being checked on another day is left alone: each was locked and
-- written to the log of the database whenever a step of it was counted. Nobody counts meanwhile.
select pg_advisory_xact_lock(7264115890232);
create or replace function count_rows(zone text, most bigint, grace interval) returns boolean language plpgsql as $$
declare
  settled_from bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  newest_transaction bigint := pg_snapshot_xmax(pg_current_snapshot())::text::bigint;
  reach bigint[];
  -- The last change that is taken; all that are seen where they are few enough.
  last_change bigint := (select max(one.id) from (select id from count_changes order by id limit most) one);
  has_more_changes boolean := exists (select from count_changes where id > last_change);
begin
  if current_setting('transaction_isolation') <> 'repeatable read' then
    raise exception 'count_rows looks at one moment: it needs a transaction that is repeatable read';
  end if;
  if not pg_try_advisory_xact_lock(7264115890232) then
    return false;
  end if;
  if exists (select from counted_tables where time_zone is distinct from zone) then
    delete from daily_counts;
    delete from count_changes;
    delete from visits;
    update counted_tables set counted_id = 0, time_zone = zone;
  end if;
  select array_agg(
      case when not has_more_changes and t.seen_at <= clock_timestamp() - grace and t.seen_before <= settled_from
        then greatest(t.counted_id, least(t.seen_id, t.counted_id + most))
        else t.counted_id end
      order by t.place)
    into reach
    from (
      select *, array_position(array['leads', 'interactions', 'calculations', 'eligibility_checks', 'referrals', 'commission_ledger'], name::text) as place
      from counted_tables
    ) t;
  with changed as materialized (
    select
      now_on.session_id, now_on.began_on, now_on.calculated_on, now_on.checked_on,
      before.began_on as began_before, before.calculated_on as calculated_before, before.checked_on as checked_before
    from changed_visits(zone, reach[2], reach[3], reach[4], last_change) now_on
    left join visits before on before.session_id = now_on.session_id
    where before.session_id is null
      or (now_on.began_on, now_on.calculated_on, now_on.checked_on)
        is distinct from (before.began_on, before.calculated_on, before.checked_on)
  ), kept as (
    insert into visits (session_id, began_on, calculated_on, checked_on)
    select session_id, began_on, calculated_on, checked_on from changed
    on conflict (session_id) do update set
      began_on = excluded.began_on, calculated_on = excluded.calculated_on, checked_on = excluded.checked_on
  ), amounts as (
    select u.kind, u.day, u.value, u.amount from uncounted_rows(zone, reach[1], reach[2], reach[3], reach[4], last_change) u
    union all
    select r.kind, '-infinity'::date, r.value, r.amount from uncounted_referrals(reach[5], reach[6]) r
    union all
    select step.kind, step.day, '', step.amount
    from changed
    cross join lateral (values
      ('visits', changed.began_on, 1), ('visits', changed.began_before, -1),
      ('calculator_visits', changed.calculated_on, 1), ('calculator_visits', changed.calculated_before, -1),
      ('checked_visits', changed.checked_on, 1), ('checked_visits', changed.checked_before, -1)
    ) step (kind, day, amount)
    where step.day is not null
  )
  insert into daily_counts (kind, day, value, count)
    select u.kind, u.day, u.value, sum(u.amount)
    from amounts u
    group by 1, 2, 3 having sum(u.amount) <> 0
    on conflict (kind, day, value) do update set count = daily_counts.count + excluded.count;
  delete from visits v using count_changes n
    where n.id <= last_change and v.session_id = n.session_id and coalesce(v.began_on, v.calculated_on, v.checked_on) is null;
  delete from count_changes where id <= last_change;
  update counted_tables t set counted_id =
    reach[array_position(array['leads', 'interactions', 'calculations', 'eligibility_checks', 'referrals', 'commission_ledger'], t.name::text)];
  -- A look that was counted to its end, or that another server's database took (a backup restored elsewhere), is taken anew.
  update counted_tables t set seen_at = clock_timestamp(), seen_before = newest_transaction, seen_id = case t.name
      when 'leads' then (select coalesce(max(id), 0) from leads)
      when 'interactions' then (select coalesce(max(id), 0) from interactions)
      when 'calculations' then (select coalesce(max(id), 0) from calculations)
      when 'eligibility_checks' then (select coalesce(max(id), 0) from eligibility_checks)
      when 'referrals' then (select coalesce(max(id), 0) from referrals)
      else (select coalesce(max(id), 0) from commission_ledger) end
    where t.seen_id is null or t.seen_id <= t.counted_id or t.seen_before > newest_transaction;
  return has_more_changes or exists (select from counted_tables t
    where t.seen_id > t.counted_id and t.seen_at <= clock_timestamp() - grace and t.seen_before <= settled_from);
end $$;
