-- A list of leads shows none that is deleted: its indexes hold none either, so that counting reads the index alone.
drop index if exists leads_created;
create index leads_created on leads (created_at desc, id desc) where deleted_at is null;
drop index if exists leads_status_created;
create index leads_status_created on leads (status, created_at desc, id desc) where deleted_at is null;
drop index if exists leads_first_name;
create index leads_first_name on leads (lower(first_name), id) where deleted_at is null;
drop index if exists leads_last_name;
create index leads_last_name on leads (lower(last_name), id) where deleted_at is null;
-- What staff filter by and may be rare; a language or a verdict is never so rare that the newest leads hold too few of it.
drop index if exists leads_state_created;
create index leads_state_created on leads (property_state, created_at desc, id desc) where deleted_at is null;
drop index if exists leads_source_created;
create index leads_source_created on leads (source_name, created_at desc, id desc) where deleted_at is null;
drop index if exists leads_to_check;
create index leads_to_check on leads (created_at desc, id desc)
  where deleted_at is null and suspicion <> '{}' and suspicion <> '{no_start_time}';

-- What a member of staff asks the list of leads again and again: its address, under a name.
create table saved_views (
  id bigint generated always as identity primary key,
  owner_id bigint not null references admin_users (id) on delete cascade,
  name varchar(60) not null,
  query varchar(1000) not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index saved_views_name on saved_views (owner_id, lower(name));
create index saved_views_shared on saved_views (id) where is_shared;

-- What is to be added to the counts of leads alone: a list asks for its total at every page, and the planner takes five times as long
-- over everything that is counted. The upper bound is there for its estimate: without one it expects a third of all leads.
create or replace function uncounted_leads(zone text)
  returns table (kind text, day date, value text, amount bigint)
  language sql stable as $$
  select m.kind, (l.created_at at time zone zone)::date, m.value, 1::bigint
  from leads l cross join lateral counts_of_lead(l) m
  where l.id > (select counted_up_to('leads')) and l.id <= 9223372036854775807
  union all
  select n.kind, (n.at at time zone zone)::date, n.value, n.amount
  from count_changes n
  where n.table_name = 'leads' and n.row_id <= (select counted_up_to('leads'))
$$;
