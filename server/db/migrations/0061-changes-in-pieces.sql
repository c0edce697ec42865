-- What was edited is counted in pieces, as what came is: the changes of a million leads at once, or of millions of steps that were removed,
-- took one statement as long as they are many. Nobody counts meanwhile.
select pg_advisory_xact_lock(7264115890232);
drop function changed_visits(text, bigint, bigint, bigint);
drop function uncounted_rows(text, bigint, bigint, bigint, bigint);

-- As before, of the changes up to a number.
create function changed_visits(zone text, to_step bigint, to_calculation bigint, to_check bigint, to_change bigint)
  returns table (session_id text, began_on date, calculated_on date, checked_on date)
  language sql stable as $$
  with edited as materialized (
    select distinct n.session_id from count_changes n
    where n.id <= to_change and n.session_id is not null
  ), came as (
    select one.session_id, min(one.began) as began, min(one.calculated) as calculated, min(one.checked) as checked
    from (
      select i.session_id, i.created_at as began, null::timestamptz as calculated, null::timestamptz as checked from interactions i
      where i.id > (select counted_up_to('interactions')) and i.id <= to_step
      union all
      select c.session_id, null, c.created_at, null from calculations c
      where c.id > (select counted_up_to('calculations')) and c.id <= to_calculation and c.session_id is not null
      union all
      select e.session_id, null, null, e.created_at from eligibility_checks e
      where e.id > (select counted_up_to('eligibility_checks')) and e.id <= to_check and e.session_id is not null
    ) one
    where one.session_id not in (select edited.session_id from edited)
    group by one.session_id
  )
  select
    came.session_id,
    least(before.began_on, (came.began at time zone zone)::date),
    least(before.calculated_on, (came.calculated at time zone zone)::date),
    least(before.checked_on, (came.checked at time zone zone)::date)
  from came
  left join visits before on before.session_id = came.session_id
  union all
  select
    edited.session_id,
    ((select min(i.created_at) from interactions i where i.session_id = edited.session_id) at time zone zone)::date,
    ((select min(c.created_at) from calculations c where c.session_id = edited.session_id) at time zone zone)::date,
    ((select min(e.created_at) from eligibility_checks e where e.session_id = edited.session_id) at time zone zone)::date
  from edited
$$;

-- As before, of the changes up to a number.
create function uncounted_rows(zone text, to_lead bigint, to_step bigint, to_calculation bigint, to_check bigint, to_change bigint)
  returns table (kind text, day date, value text, amount bigint)
  language sql stable as $$
  select m.kind, (l.created_at at time zone zone)::date, m.value, count(*)
  from leads l cross join lateral counts_of_lead(l) m
  where l.id > (select counted_up_to('leads')) and l.id <= to_lead
  group by 1, 2, 3
  union all
  select p.kind, '-infinity'::date, p.value, count(*)
  from leads l cross join lateral pairs_of_lead(l) p
  where l.id > (select counted_up_to('leads')) and l.id <= to_lead
  group by 1, 3
  union all
  select 'page_views', (i.created_at at time zone zone)::date, '', count(*)
  from interactions i
  where i.id > (select counted_up_to('interactions')) and i.id <= to_step and i.action = 'page_view'
  group by 2
  union all
  select 'calculations', (c.created_at at time zone zone)::date, '', count(*)
  from calculations c
  where c.id > (select counted_up_to('calculations')) and c.id <= to_calculation
  group by 2
  union all
  select 'checks', (e.created_at at time zone zone)::date, '', count(*)
  from eligibility_checks e
  where e.id > (select counted_up_to('eligibility_checks')) and e.id <= to_check
  group by 2
  union all
  select n.kind, (n.at at time zone zone)::date, coalesce(n.value, ''), n.amount
  from count_changes n
  where n.id <= to_change and n.row_id <= (select counted_up_to(n.table_name))
$$;

create or replace function uncounted(zone text, to_lead bigint, to_step bigint, to_calculation bigint, to_check bigint)
  returns table (kind text, day date, value text, amount bigint)
  language sql stable as $$
  select * from uncounted_rows(zone, to_lead, to_step, to_calculation, to_check, 9223372036854775807)
  union all
  select step.kind, step.day, '', step.amount
  from changed_visits(zone, to_step, to_calculation, to_check, 9223372036854775807) now_on
  left join visits before on before.session_id = now_on.session_id
  cross join lateral (values
    ('visits', now_on.began_on, 1), ('visits', before.began_on, -1),
    ('calculator_visits', now_on.calculated_on, 1), ('calculator_visits', before.calculated_on, -1),
    ('checked_visits', now_on.checked_on, 1), ('checked_visits', before.checked_on, -1)
  ) step (kind, day, amount)
  where step.day is not null
$$;

-- As before, but at most so many changes too. While there are more, no row that came is counted: it would be counted as it is now, and
-- the changes to it that are left once more.
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
  with now_on as materialized (
    select * from changed_visits(zone, reach[2], reach[3], reach[4], last_change)
  ), kept as (
    insert into visits as v (session_id, began_on, calculated_on, checked_on)
    select * from now_on
    on conflict (session_id) do update set
      began_on = excluded.began_on, calculated_on = excluded.calculated_on, checked_on = excluded.checked_on
      where (v.began_on, v.calculated_on, v.checked_on)
        is distinct from (excluded.began_on, excluded.calculated_on, excluded.checked_on)
  ), amounts as (
    select u.kind, u.day, u.value, u.amount from uncounted_rows(zone, reach[1], reach[2], reach[3], reach[4], last_change) u
    union all
    select r.kind, '-infinity'::date, r.value, r.amount from uncounted_referrals(reach[5], reach[6]) r
    union all
    select step.kind, step.day, '', step.amount
    from now_on
    left join visits before on before.session_id = now_on.session_id
    cross join lateral (values
      ('visits', now_on.began_on, 1), ('visits', before.began_on, -1),
      ('calculator_visits', now_on.calculated_on, 1), ('calculator_visits', before.calculated_on, -1),
      ('checked_visits', now_on.checked_on, 1), ('checked_visits', before.checked_on, -1)
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
