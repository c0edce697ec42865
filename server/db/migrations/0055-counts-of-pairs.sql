-- What two filters of the list of leads leave is counted as one filter is: of status, state, source, language and verdict each pair. Of a
-- pair only the sum of all days is kept, under a day that is none: by the day there would be as many rows as leads. Nobody counts or edits
-- a lead meanwhile.
select pg_advisory_xact_lock(7264115890232);
lock table leads in share row exclusive mode;
alter table daily_counts alter column value type varchar(120);
alter table count_changes alter column value type varchar(120);

-- A list of leads adds up what was edited since at every page: it finds that among millions of steps that were removed at once.
create index count_changes_leads on count_changes (row_id) where table_name = 'leads';

create function pairs_of(status text, state text, source text, language text, qualified boolean)
  returns table (kind text, value text)
  language sql immutable parallel safe as $$
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
$$;

-- What one lead counts for among pairs: nothing while it is deleted.
create function pairs_of_lead(lead leads) returns table (kind text, value text)
  language sql immutable parallel safe as $$
  select pair.kind, pair.value
  from pairs_of(lead.status, lead.property_state, lead.source_name, lead.language, lead.is_qualified) pair
  where lead.deleted_at is null
$$;

-- As before with the pairs, and only what an edit changed: a status is in half of them.
create or replace function note_lead_change() returns trigger language plpgsql as $$
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
end $$;

-- What is to be added to the counts of pairs when somebody asks.
create function uncounted_pairs() returns table (kind text, value text, amount bigint)
  language sql stable as $$
  select p.kind, p.value, 1::bigint
  from leads l cross join lateral pairs_of_lead(l) p
  where l.id > (select counted_up_to('leads')) and l.id <= 9223372036854775807
  union all
  select n.kind, n.value, n.amount
  from count_changes n
  where n.table_name = 'leads' and n.row_id <= (select counted_up_to('leads'))
$$;

-- As before, with the pairs.
create or replace function uncounted_rows(zone text, to_lead bigint, to_step bigint, to_calculation bigint, to_check bigint)
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
  where n.row_id <= (select counted_up_to(n.table_name))
$$;

-- Leads that are counted already. Those that were edited since are read as they are now, and what was written down of them says nothing
-- of pairs.
insert into daily_counts (kind, day, value, count)
select p.kind, '-infinity', p.value, sum(one.count)
from (
  select l.status, l.property_state, l.source_name, l.language, l.is_qualified, count(*)
  from leads l
  where l.deleted_at is null and l.id <= (select counted_up_to('leads'))
  group by 1, 2, 3, 4, 5
) one (status, state, source, language, qualified, count)
cross join lateral pairs_of(one.status, one.state, one.source, one.language, one.qualified) p
group by 1, 3;
