-- What a partner's referrals come to is counted as leads are: the list of partners added up every referral and every line of the ledger of
-- those it shows. Of a partner only the sum of all days is kept, under a day that is none. Nobody counts, refers or books meanwhile.
select pg_advisory_xact_lock(7264115890232);
lock table referrals, commission_ledger in share row exclusive mode;

-- What one referral counts for, under the number of its partner; nothing where there is none. Of a deleted lead it counts all the same:
-- those are few, and taken away when somebody asks.
create function counts_of_referral(referral referrals) returns table (kind text, value text)
  language sql immutable parallel safe as $$
  select marks.kind, referral.affiliate_id::text
  from (values
    ('referrals', true),
    ('qualified_referrals', referral.status in ('qualified', 'approved', 'paid'))
  ) marks (kind, counts)
  where marks.counts and referral.affiliate_id is not null
$$;

-- What a line of the ledger is: a payout is negative, everything else is earned.
create function counted_as(line commission_ledger) returns text language sql immutable parallel safe as $$
  select case line.kind when 'payout' then 'paid_out_cents' else 'earned_cents' end
$$;

create function note_referral_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into count_changes (table_name, row_id, at, kind, value, amount)
    select 'referrals', old.id, '-infinity', c.kind, c.value, -1 from counts_of_referral(old) c;
    return null;
  end if;
  insert into count_changes (table_name, row_id, at, kind, value, amount)
  select 'referrals', new.id, '-infinity', side.kind, side.value, sum(side.amount)
  from (
    select c.kind, c.value, -1 as amount from counts_of_referral(old) c
    union all
    select c.kind, c.value, 1 from counts_of_referral(new) c
  ) side
  group by side.kind, side.value
  having sum(side.amount) <> 0;
  return null;
end $$;
create trigger referrals_counted_update after update on referrals for each row
  when ((old.affiliate_id, old.status) is distinct from (new.affiliate_id, new.status))
  execute function note_referral_change();
create trigger referrals_counted_delete after delete on referrals for each row execute function note_referral_change();
create trigger referrals_counted_truncate after truncate on referrals for each statement execute function count_from_the_start();
create index count_changes_referrals on count_changes (row_id) where table_name = 'referrals';

-- What is to be added for rows up to these numbers. Nothing is ever changed in the ledger.
create function uncounted_referrals(to_referral bigint, to_line bigint) returns table (kind text, value text, amount bigint)
  language sql stable as $$
  select c.kind, c.value, count(*)
  from referrals r cross join lateral counts_of_referral(r) c
  where r.id > (select counted_up_to('referrals')) and r.id <= to_referral
  group by 1, 2
  union all
  select counted_as(l), l.affiliate_id::text, sum(l.amount_cents)::bigint
  from commission_ledger l
  where l.id > (select counted_up_to('commission_ledger')) and l.id <= to_line
  group by 1, 2
$$;

-- What these partners' referrals come to now, of one moment: what was added up, what came and changed since, less the deleted leads'.
create function counts_of_affiliates(asked bigint[]) returns table (affiliate_id bigint, kind text, count bigint)
  language sql stable as $$
  select part.value::bigint, part.kind, sum(part.count)::bigint
  from (
    select d.kind, d.value, d.count from daily_counts d
    where d.kind in ('referrals', 'qualified_referrals', 'earned_cents', 'paid_out_cents')
      and d.day = '-infinity' and d.value = any (asked::text[])
    union all
    select u.kind, u.value, u.amount from uncounted_referrals(9223372036854775807, 9223372036854775807) u
    where u.value = any (asked::text[])
    union all
    select n.kind, n.value, n.amount from count_changes n
    where n.table_name = 'referrals' and n.row_id <= (select counted_up_to('referrals')) and n.value = any (asked::text[])
    union all
    select c.kind, c.value, -1
    from leads l
    join referrals r on r.lead_id = l.id
    cross join lateral counts_of_referral(r) c
    where l.deleted_at is not null and r.affiliate_id = any (asked)
  ) part
  group by 1, 2
$$;

-- As before, with the referrals and the ledger.
create or replace function count_rows(zone text, most bigint, grace interval) returns boolean language plpgsql as $$
declare
  settled_from bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  newest_transaction bigint := pg_snapshot_xmax(pg_current_snapshot())::text::bigint;
  reach bigint[];
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
      case when t.seen_at <= clock_timestamp() - grace and t.seen_before <= settled_from
        then greatest(t.counted_id, least(t.seen_id, t.counted_id + most))
        else t.counted_id end
      order by t.place)
    into reach
    from (
      select *, array_position(array['leads', 'interactions', 'calculations', 'eligibility_checks', 'referrals', 'commission_ledger'], name::text) as place
      from counted_tables
    ) t;
  with now_on as materialized (
    select * from changed_visits(zone, reach[2], reach[3], reach[4])
  ), kept as (
    insert into visits as v (session_id, began_on, calculated_on, checked_on)
    select * from now_on
    on conflict (session_id) do update set
      began_on = excluded.began_on, calculated_on = excluded.calculated_on, checked_on = excluded.checked_on
      where (v.began_on, v.calculated_on, v.checked_on)
        is distinct from (excluded.began_on, excluded.calculated_on, excluded.checked_on)
  ), amounts as (
    select u.kind, u.day, u.value, u.amount from uncounted_rows(zone, reach[1], reach[2], reach[3], reach[4]) u
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
    where v.session_id = n.session_id and coalesce(v.began_on, v.calculated_on, v.checked_on) is null;
  delete from count_changes;
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
  return exists (select from counted_tables t
    where t.seen_id > t.counted_id and t.seen_at <= clock_timestamp() - grace and t.seen_before <= settled_from);
end $$;

insert into counted_tables (name, counted_id, time_zone)
select one.name, one.counted_id, (select time_zone from counted_tables where name = 'leads')
from (values
  ('referrals', (select coalesce(max(id), 0) from referrals)),
  ('commission_ledger', (select coalesce(max(id), 0) from commission_ledger))
) one (name, counted_id);
insert into daily_counts (kind, day, value, count)
select c.kind, '-infinity', c.value, count(*)
from referrals r cross join lateral counts_of_referral(r) c
group by 1, 3;
insert into daily_counts (kind, day, value, count)
select counted_as(l), '-infinity', l.affiliate_id::text, sum(l.amount_cents)
from commission_ledger l
group by 1, 3;
