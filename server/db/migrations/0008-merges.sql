-- One person's applications, found by mailbox and telephone, and merged into one lead.

-- With the id, so that the newest hundred of a number are read in order; and of all leads, because
-- the planner uses no statistics of expressions in an index that leaves rows out.
create index leads_mailbox on leads (fold_mailbox(email), id);
create index leads_phone on leads (phone, id);
create index leads_merged on leads (merged_into_id) where merged_into_id is not null;

-- A merge as long as it can be undone: the rows of both leads and their referrals as they were. The
-- cleaning of every night removes it afterwards.
create table lead_merges (
  id bigint generated always as identity primary key,
  survivor_id bigint not null references leads (id) on delete restrict,
  merged_id bigint not null references leads (id) on delete restrict,
  survivor jsonb not null,
  merged jsonb not null,
  credits jsonb not null,
  merged_by bigint not null references admin_users (id),
  merged_at timestamptz not null default now(),
  undone_at timestamptz
);
create index lead_merges_survivor on lead_merges (survivor_id, id desc) where undone_at is null;
create index lead_merges_merged on lead_merges (merged_id);

-- A merge may exchange the referrals of two leads, in one statement.
alter table referrals
  drop constraint referrals_lead_id_key,
  add constraint referrals_lead_id_key unique (lead_id) deferrable initially immediate;

-- A lead with all that were merged into it, itself first.
create function leads_of_person(lead bigint) returns bigint[]
  language sql stable parallel safe
  return array(
    with recursive person (id) as (
      values (lead)
      union
      select l.id from leads l join person on l.merged_into_id = person.id
    )
    select id from person);

-- The lead that stands for this one: itself, or the one it was merged into.
create function standing_lead(lead bigint) returns bigint
  language sql stable parallel safe
  return (
    with recursive way (id, next) as (
      select l.id, l.merged_into_id from leads l where l.id = lead
      union
      select l.id, l.merged_into_id from leads l join way on l.id = way.next
    )
    select id from way where next is null);
