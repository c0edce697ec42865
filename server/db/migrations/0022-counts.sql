-- Where a lead came from, in one word: what staff filter by and what is counted.
create function lead_source_name(source jsonb, referral_code text) returns text
  language sql immutable parallel safe as $$
  select left(coalesce(
    case when referral_code is not null then 'partner' end,
    nullif(lower(btrim(source->>'utm_source')), ''),
    case when source ? 'gclid' then 'google' when source ? 'fbclid' then 'facebook' when source ? 'msclkid' then 'bing' end,
    lower(substring(source->>'referrer' from '^https?://(?:www\.)?([^/:?#]+)')),
    'direct'), 60)
$$;
alter table leads add column source_name varchar(60)
  generated always as (lead_source_name(source, referral_code)) stored;

-- Counts by the lender's day. Nothing is written while visitors are served: rows are counted once in a while up to a number, what
-- came behind it is counted when somebody asks, and what happened to counted rows is a list of changes until the next time.
create table daily_counts (
  kind varchar(30) not null,
  day date not null,
  value varchar(60) not null default '',
  count bigint not null,
  primary key (kind, day, value)
);

-- One row a visit: the lender's days on which it began, first calculated and was first checked.
create table visits (
  session_id varchar(64) primary key,
  began_on date,
  calculated_on date,
  checked_on date
);

-- What happened to rows that may be counted already. A visit is named by its session and counted anew.
create table count_changes (
  id bigint generated always as identity primary key,
  table_name varchar(30) not null,
  row_id bigint,
  session_id varchar(64),
  at timestamptz,
  kind varchar(30),
  value varchar(60),
  amount integer
);

-- How far each table is counted. Rows up to `seen_id` may be counted once every transaction older than `seen_before` has ended:
-- then none of them can appear any more.
create table counted_tables (
  name varchar(30) primary key,
  counted_id bigint not null default 0,
  seen_id bigint,
  seen_before bigint,
  seen_at timestamptz,
  time_zone varchar(60)
);
insert into counted_tables (name) values ('leads'), ('interactions'), ('calculations'), ('eligibility_checks');

-- What one lead counts for: nothing while it is deleted.
create function counts_of_lead(lead leads) returns table (kind text, value text)
  language sql immutable parallel safe as $$
  select marks.kind, marks.value
  from (values
    ('leads', ''),
    ('status', lead.status),
    ('state', coalesce(lead.property_state, '')),
    ('language', lead.language),
    ('source', lead.source_name),
    ('qualified', lead.is_qualified::text)
  ) marks (kind, value)
  where lead.deleted_at is null
$$;

-- A lead is never deleted but hidden (0018), so an edit is all that can happen to one.
create function note_lead_change() returns trigger language plpgsql as $$
begin
  insert into count_changes (table_name, row_id, at, kind, value, amount)
  select 'leads', old.id, old.created_at, c.kind, c.value, -1 from counts_of_lead(old) c
  union all
  select 'leads', new.id, new.created_at, c.kind, c.value, 1 from counts_of_lead(new) c;
  return null;
end $$;
create trigger leads_counted_update after update on leads for each row
  when ((old.created_at, old.deleted_at, old.status, old.property_state, old.language, old.source_name, old.is_qualified)
    is distinct from (new.created_at, new.deleted_at, new.status, new.property_state, new.language, new.source_name, new.is_qualified))
  execute function note_lead_change();

-- Steps, calculations and checks: their rows are counted, and the visits they belong to.
-- An update is a row gone and a row come. Of steps only page views count as such.
create function note_visit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into count_changes (table_name, row_id, session_id, at, kind, amount)
    select tg_table_name, gone.id, gone.session_id, gone.created_at, tg_argv[0],
      case when coalesce(to_jsonb(gone)->>'action', 'page_view') = 'page_view' then -1 else 0 end
    from gone;
    return null;
  end if;
  insert into count_changes (table_name, row_id, session_id, at, kind, amount)
  select tg_table_name, gone.id, side.session_id, side.at, tg_argv[0], case when side.action = 'page_view' then side.amount else 0 end
  from gone
  join came on came.id = gone.id
  cross join lateral (values
    (gone.session_id, gone.created_at, coalesce(to_jsonb(gone)->>'action', 'page_view'), -1),
    (came.session_id, came.created_at, coalesce(to_jsonb(came)->>'action', 'page_view'), 1)
  ) side (session_id, at, action, amount)
  where (gone.session_id, gone.created_at, to_jsonb(gone)->>'action')
    is distinct from (came.session_id, came.created_at, to_jsonb(came)->>'action');
  return null;
end $$;
create trigger interactions_counted_update after update on interactions
  referencing old table as gone new table as came
  for each statement execute function note_visit_change('page_views');
create trigger interactions_counted_delete after delete on interactions
  referencing old table as gone
  for each statement execute function note_visit_change('page_views');
create trigger calculations_counted_update after update on calculations
  referencing old table as gone new table as came
  for each statement execute function note_visit_change('calculations');
create trigger calculations_counted_delete after delete on calculations
  referencing old table as gone
  for each statement execute function note_visit_change('calculations');
create trigger eligibility_checks_counted_update after update on eligibility_checks
  referencing old table as gone new table as came
  for each statement execute function note_visit_change('checks');
create trigger eligibility_checks_counted_delete after delete on eligibility_checks
  referencing old table as gone
  for each statement execute function note_visit_change('checks');

-- An emptied table counts for nothing; the others are counted anew with it.
create function count_from_the_start() returns trigger language plpgsql as $$
begin
  delete from daily_counts;
  delete from count_changes;
  delete from visits;
  update counted_tables set counted_id = 0;
  return null;
end $$;
create trigger interactions_counted_truncate after truncate on interactions
  for each statement execute function count_from_the_start();
create trigger calculations_counted_truncate after truncate on calculations
  for each statement execute function count_from_the_start();
create trigger eligibility_checks_counted_truncate after truncate on eligibility_checks
  for each statement execute function count_from_the_start();

create function counted_up_to(table_asked text) returns bigint language sql stable as $$
  select counted_id from counted_tables where name = table_asked
$$;

-- The visits of which something is not counted yet, as they are now; rows up to these numbers are looked at.
create function changed_visits(zone text, to_step bigint, to_calculation bigint, to_check bigint)
  returns table (session_id text, began_on date, calculated_on date, checked_on date)
  language sql stable as $$
  with changed as (
    select i.session_id from interactions i
    where i.id > (select counted_up_to('interactions')) and i.id <= to_step
    union
    select c.session_id from calculations c
    where c.id > (select counted_up_to('calculations')) and c.id <= to_calculation and c.session_id is not null
    union
    select e.session_id from eligibility_checks e
    where e.id > (select counted_up_to('eligibility_checks')) and e.id <= to_check and e.session_id is not null
    union
    select n.session_id from count_changes n where n.session_id is not null
  )
  select
    changed.session_id,
    ((select min(i.created_at) from interactions i where i.session_id = changed.session_id) at time zone zone)::date,
    ((select min(c.created_at) from calculations c where c.session_id = changed.session_id) at time zone zone)::date,
    ((select min(e.created_at) from eligibility_checks e where e.session_id = changed.session_id) at time zone zone)::date
  from changed
$$;

-- What is to be added to `daily_counts` for rows up to these numbers.
create function uncounted(zone text, to_lead bigint, to_step bigint, to_calculation bigint, to_check bigint)
  returns table (kind text, day date, value text, amount bigint)
  language sql stable as $$
  select m.kind, (l.created_at at time zone zone)::date, m.value, count(*)
  from leads l cross join lateral counts_of_lead(l) m
  where l.id > (select counted_up_to('leads')) and l.id <= to_lead
  group by 1, 2, 3
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
  where n.row_id <= (select counted_up_to(n.table_name))
  union all
  select step.kind, step.day, '', step.amount
  from changed_visits(zone, to_step, to_calculation, to_check) now_on
  left join visits before on before.session_id = now_on.session_id
  cross join lateral (values
    ('visits', now_on.began_on, 1), ('visits', before.began_on, -1),
    ('calculator_visits', now_on.calculated_on, 1), ('calculator_visits', before.calculated_on, -1),
    ('checked_visits', now_on.checked_on, 1), ('checked_visits', before.checked_on, -1)
  ) step (kind, day, amount)
  where step.day is not null
$$;

-- Counts at most so many more rows of each table; true while there are more that may be counted. One moment is looked at, and only
-- one server counts: whoever comes second does nothing, or fails and tries again.
create function count_rows(zone text, most bigint, grace interval) returns boolean language plpgsql as $$
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
    from (select *, array_position(array['leads', 'interactions', 'calculations', 'eligibility_checks'], name::text) as place
      from counted_tables) t;
  insert into daily_counts (kind, day, value, count)
    select u.kind, u.day, u.value, sum(u.amount)
    from uncounted(zone, reach[1], reach[2], reach[3], reach[4]) u
    group by 1, 2, 3 having sum(u.amount) <> 0
    on conflict (kind, day, value) do update set count = daily_counts.count + excluded.count;
  insert into visits (session_id, began_on, calculated_on, checked_on)
    select * from changed_visits(zone, reach[2], reach[3], reach[4])
    on conflict (session_id) do update set
      began_on = excluded.began_on, calculated_on = excluded.calculated_on, checked_on = excluded.checked_on;
  delete from visits v using count_changes n
    where v.session_id = n.session_id and coalesce(v.began_on, v.calculated_on, v.checked_on) is null;
  delete from count_changes;
  update counted_tables t set counted_id =
    reach[array_position(array['leads', 'interactions', 'calculations', 'eligibility_checks'], t.name::text)];
  -- A look that was counted to its end, or that another server's database took (a backup restored elsewhere), is taken anew.
  update counted_tables t set seen_at = clock_timestamp(), seen_before = newest_transaction, seen_id = case t.name
      when 'leads' then (select coalesce(max(id), 0) from leads)
      when 'interactions' then (select coalesce(max(id), 0) from interactions)
      when 'calculations' then (select coalesce(max(id), 0) from calculations)
      else (select coalesce(max(id), 0) from eligibility_checks) end
    where t.seen_id is null or t.seen_id <= t.counted_id or t.seen_before > newest_transaction;
  return exists (select from counted_tables t
    where t.seen_id > t.counted_id and t.seen_at <= clock_timestamp() - grace and t.seen_before <= settled_from);
end $$;
