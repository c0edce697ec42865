-- The counts behind totals and reports, with the functions that keep them.
set local check_function_bodies = off;
CREATE TABLE count_changes (
    id bigint NOT NULL,
    table_name character varying(30) NOT NULL,
    row_id bigint,
    session_id character varying(64),
    at timestamp with time zone,
    kind character varying(30),
    value character varying(120),
    amount integer
);
ALTER TABLE count_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME count_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE counted_tables (
    name character varying(30) NOT NULL,
    counted_id bigint DEFAULT 0 NOT NULL,
    seen_id bigint,
    seen_before bigint,
    seen_at timestamp with time zone,
    time_zone character varying(60)
);
CREATE TABLE daily_counts (
    kind character varying(30) NOT NULL,
    day date NOT NULL,
    value character varying(120) DEFAULT ''::character varying NOT NULL,
    count bigint NOT NULL
);
CREATE TABLE visits (
    session_id character varying(64) NOT NULL,
    began_on date,
    calculated_on date,
    checked_on date
);
ALTER TABLE ONLY count_changes
    ADD CONSTRAINT count_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY counted_tables
    ADD CONSTRAINT counted_tables_pkey PRIMARY KEY (name);
ALTER TABLE ONLY daily_counts
    ADD CONSTRAINT daily_counts_pkey PRIMARY KEY (kind, day, value);
ALTER TABLE ONLY visits
    ADD CONSTRAINT visits_pkey PRIMARY KEY (session_id);
CREATE INDEX count_changes_leads ON count_changes USING btree (row_id) WHERE ((table_name)::text = 'leads'::text);
CREATE INDEX count_changes_referrals ON count_changes USING btree (row_id) WHERE ((table_name)::text = 'referrals'::text);
CREATE INDEX daily_counts_value ON daily_counts USING btree (kind, value, day) INCLUDE (count);
CREATE OR REPLACE FUNCTION counts_of_lead(lead leads)
 RETURNS TABLE(kind text, value text)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
$function$;
CREATE OR REPLACE FUNCTION note_lead_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into count_changes (table_name, row_id, at, kind, value, amount)
  select 'leads', new.id, side.at, side.kind, side.value, sum(side.amount)
  from (
    select old.created_at as at, c.kind, c.value, -1 as amount from counts_of_lead(old) c
    union all
    select new.created_at, c.kind, c.value, 1 from counts_of_lead(new) c
    union all
    select '-infinity', p.kind, p.value, -1 from pairs_of_lead(old) p
    union all
    select '-infinity', p.kind, p.value, 1 from pairs_of_lead(new) p
  ) side
  group by side.at, side.kind, side.value
  having sum(side.amount) <> 0;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION note_visit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION count_from_the_start()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from daily_counts;
  delete from count_changes;
  delete from visits;
  update counted_tables set counted_id = 0;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION counted_up_to(table_asked text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select counted_id from counted_tables where name = table_asked
$function$;
CREATE OR REPLACE FUNCTION uncounted(zone text, to_lead bigint, to_step bigint, to_calculation bigint, to_check bigint)
 RETURNS TABLE(kind text, day date, value text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;
CREATE OR REPLACE FUNCTION count_rows(zone text, most bigint, grace interval)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION uncounted_leads(zone text)
 RETURNS TABLE(kind text, day date, value text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select m.kind, (l.created_at at time zone zone)::date, m.value, 1::bigint
  from leads l cross join lateral counts_of_lead(l) m
  where l.id > (select counted_up_to('leads')) and l.id <= 9223372036854775807
  union all
  select n.kind, (n.at at time zone zone)::date, n.value, n.amount
  from count_changes n
  where n.table_name = 'leads' and n.row_id <= (select counted_up_to('leads'))
$function$;
CREATE OR REPLACE FUNCTION counts_are_behind(zone text, most_leads bigint, most_steps bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select bool_or(
    (counted_id > 0 and time_zone is distinct from zone)
    or coalesce(newest.id, 0) - counted_id > case name when 'interactions' then most_steps else most_leads end
  )
  from counted_tables
  join (values
    ('leads', (select max(id) from leads)),
    ('interactions', (select max(id) from interactions)),
    ('calculations', (select max(id) from calculations)),
    ('eligibility_checks', (select max(id) from eligibility_checks))
  ) newest (name, id) using (name)
$function$;
CREATE OR REPLACE FUNCTION pairs_of(status text, state text, source text, language text, qualified boolean)
 RETURNS TABLE(kind text, value text)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select marks.kind, marks.value
  from (values
    ('status+state', status || '|' || coalesce(state, '')),
    ('status+source', status || '|' || source),
    ('status+language', status || '|' || language),
    ('status+qualified', status || '|' || qualified),
    ('state+source', coalesce(state, '') || '|' || source),
    ('state+language', coalesce(state, '') || '|' || language),
    ('state+qualified', coalesce(state, '') || '|' || qualified),
    ('source+language', source || '|' || language),
    ('source+qualified', source || '|' || qualified),
    ('language+qualified', language || '|' || qualified)
  ) marks (kind, value)
$function$;
CREATE OR REPLACE FUNCTION pairs_of_lead(lead leads)
 RETURNS TABLE(kind text, value text)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select marks.kind, marks.value
  from (values
    ('status+state', lead.status || '|' || coalesce(lead.property_state, '')),
    ('status+source', lead.status || '|' || lead.source_name),
    ('status+language', lead.status || '|' || lead.language),
    ('status+qualified', lead.status || '|' || lead.is_qualified),
    ('state+source', coalesce(lead.property_state, '') || '|' || lead.source_name),
    ('state+language', coalesce(lead.property_state, '') || '|' || lead.language),
    ('state+qualified', coalesce(lead.property_state, '') || '|' || lead.is_qualified),
    ('source+language', lead.source_name || '|' || lead.language),
    ('source+qualified', lead.source_name || '|' || lead.is_qualified),
    ('language+qualified', lead.language || '|' || lead.is_qualified),
    ('code', lower(lead.referral_code)),
    ('check', case when lead.suspicion <> '{}' and lead.suspicion <> '{no_start_time}' then '' end)
  ) marks (kind, value)
  where lead.deleted_at is null and marks.value is not null
$function$;
CREATE OR REPLACE FUNCTION uncounted_pairs()
 RETURNS TABLE(kind text, value text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select p.kind, p.value, 1::bigint
  from leads l cross join lateral pairs_of_lead(l) p
  where l.id > (select counted_up_to('leads')) and l.id <= 9223372036854775807
  union all
  select n.kind, n.value, n.amount
  from count_changes n
  where n.table_name = 'leads' and n.row_id <= (select counted_up_to('leads'))
$function$;
CREATE OR REPLACE FUNCTION counts_of_referral(referral referrals)
 RETURNS TABLE(kind text, value text)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select marks.kind, referral.affiliate_id::text
  from (values
    ('referrals', true),
    ('qualified_referrals', referral.status in ('qualified', 'approved', 'paid'))
  ) marks (kind, counts)
  where marks.counts and referral.affiliate_id is not null
$function$;
CREATE OR REPLACE FUNCTION counted_as(line commission_ledger)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when line.kind in ('payout', 'reversal') then 'paid_out_cents' else 'earned_cents' end
$function$;
CREATE OR REPLACE FUNCTION note_referral_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION uncounted_referrals(to_referral bigint, to_line bigint)
 RETURNS TABLE(kind text, value text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select c.kind, c.value, count(*)
  from referrals r cross join lateral counts_of_referral(r) c
  where r.id > (select counted_up_to('referrals')) and r.id <= to_referral
  group by 1, 2
  union all
  select counted_as(l), l.affiliate_id::text, sum(l.amount_cents)::bigint
  from commission_ledger l
  where l.id > (select counted_up_to('commission_ledger')) and l.id <= to_line
  group by 1, 2
$function$;
CREATE OR REPLACE FUNCTION counts_of_affiliates(asked bigint[])
 RETURNS TABLE(affiliate_id bigint, kind text, count bigint)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;
CREATE OR REPLACE FUNCTION changed_visits(zone text, to_step bigint, to_calculation bigint, to_check bigint, to_change bigint)
 RETURNS TABLE(session_id text, began_on date, calculated_on date, checked_on date)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;
CREATE OR REPLACE FUNCTION uncounted_rows(zone text, to_lead bigint, to_step bigint, to_calculation bigint, to_check bigint, to_change bigint)
 RETURNS TABLE(kind text, day date, value text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;
CREATE TRIGGER interactions_counted_update AFTER UPDATE ON interactions REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_visit_change('page_views');
CREATE TRIGGER interactions_counted_delete AFTER DELETE ON interactions REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_visit_change('page_views');
CREATE TRIGGER calculations_counted_update AFTER UPDATE ON calculations REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_visit_change('calculations');
CREATE TRIGGER calculations_counted_delete AFTER DELETE ON calculations REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_visit_change('calculations');
CREATE TRIGGER eligibility_checks_counted_update AFTER UPDATE ON eligibility_checks REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_visit_change('checks');
CREATE TRIGGER eligibility_checks_counted_delete AFTER DELETE ON eligibility_checks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_visit_change('checks');
CREATE TRIGGER interactions_counted_truncate AFTER TRUNCATE ON interactions FOR EACH STATEMENT EXECUTE FUNCTION count_from_the_start();
CREATE TRIGGER calculations_counted_truncate AFTER TRUNCATE ON calculations FOR EACH STATEMENT EXECUTE FUNCTION count_from_the_start();
CREATE TRIGGER eligibility_checks_counted_truncate AFTER TRUNCATE ON eligibility_checks FOR EACH STATEMENT EXECUTE FUNCTION count_from_the_start();
CREATE TRIGGER referrals_counted_update AFTER UPDATE ON referrals FOR EACH ROW WHEN (((old.affiliate_id IS DISTINCT FROM new.affiliate_id) OR ((old.status)::text IS DISTINCT FROM (new.status)::text))) EXECUTE FUNCTION note_referral_change();
CREATE TRIGGER referrals_counted_delete AFTER DELETE ON referrals FOR EACH ROW EXECUTE FUNCTION note_referral_change();
CREATE TRIGGER referrals_counted_truncate AFTER TRUNCATE ON referrals FOR EACH STATEMENT EXECUTE FUNCTION count_from_the_start();
CREATE TRIGGER leads_counted_update AFTER UPDATE ON leads FOR EACH ROW WHEN ((((((((((old.created_at IS DISTINCT FROM new.created_at) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)) OR ((old.status)::text IS DISTINCT FROM (new.status)::text)) OR (old.property_state IS DISTINCT FROM new.property_state)) OR (old.language IS DISTINCT FROM new.language)) OR ((old.source_name)::text IS DISTINCT FROM (new.source_name)::text)) OR (old.is_qualified IS DISTINCT FROM new.is_qualified)) OR ((old.referral_code)::text IS DISTINCT FROM (new.referral_code)::text)) OR (old.suspicion IS DISTINCT FROM new.suspicion))) EXECUTE FUNCTION note_lead_change();
insert into counted_tables (name) values ('leads'), ('interactions'), ('calculations'), ('eligibility_checks'), ('referrals'), ('commission_ledger');
