-- Who answers a lead, and which leads wait for their first answer.

-- Until when the owner must have answered a lead that the rule gave them or that they took: then it
-- goes back to the queue. Null for a lead that a person handed over.
alter table leads add column returns_at timestamptz;

-- Every change of a lead's owner. No owner: the lead is in the queue. A row that changes none says
-- that nobody answered in time.
create table lead_owners (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete restrict,
  from_owner_id bigint references admin_users (id),
  owner_id bigint references admin_users (id),
  why varchar(12) not null,
  actor_id bigint references admin_users (id), -- none: the product itself
  at timestamptz not null default now(),
  constraint lead_owners_why_check
    check (why in ('rule', 'claim', 'hand', 'bulk', 'overdue', 'deactivated'))
);
create index lead_owners_lead on lead_owners (lead_id, id);
create index lead_owners_given on lead_owners (owner_id, at) where owner_id is not null;
create trigger lead_owners_append_only before update or delete on lead_owners
  for each row execute function refuse_change();
create trigger lead_owners_kept_whole before truncate on lead_owners
  for each statement execute function refuse_change();

-- Leads that wait for their first answer, by owner and without one.
create index leads_waiting on leads (owner_id, created_at desc, id desc)
  where status = 'New' and first_response_at is null and next_follow_up_at is null
    and deleted_at is null;
create index leads_returning on leads (returns_at) where returns_at is not null;
create index leads_unowned on leads (created_at desc, id desc)
  where owner_id is null and deleted_at is null;
create index leads_owner_follow_up on leads (owner_id, next_follow_up_at)
  where next_follow_up_at is not null and deleted_at is null;

-- What the head of the office counts.
create index leads_owned on leads (owner_id, status)
  where owner_id is not null and deleted_at is null;
create index leads_answered on leads (first_response_at) where first_response_at is not null;
create index lead_status_history_outcomes on lead_status_history (changed_at)
  where to_status in ('Qualified', 'Closed', 'Closed Won');

-- A change of many leads may also be a change of owner.
alter table lead_bulk_changes
  add column to_owner_id bigint references admin_users (id),
  drop constraint lead_bulk_changes_kind_check,
  add constraint lead_bulk_changes_kind_check check (kind in ('status', 'delete', 'owner', 'undo'));
alter table lead_bulk_items add column from_owner_id bigint references admin_users (id);

-- The admins are told of leads that nobody answered: a kind of mail more, whatever kinds there are by
-- now.
do $$
declare kinds text;
begin
  select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''lead_overdue'', ') into kinds
    from pg_constraint where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check ' || kinds;
end $$;
