-- The version before may run on it.
-- Clients whom a partner registers by hand, and disputes of who is credited.

create table client_invitations (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id) on delete cascade,
  first_name varchar(100) not null,
  last_name varchar(100) not null,
  email varchar(254) not null,
  phone varchar(20) not null,
  -- Of the client, where an application tells it, or else of the partner.
  language char(2) not null,
  token_hash char(64),
  -- A mail that is tried again may have arrived before: its link works as well.
  earlier_token_hash char(64),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  confirmed_lead_id bigint references leads (id) on delete set null
);
create index client_invitations_of_affiliate on client_invitations (affiliate_id, created_at, id);
create index client_invitations_token on client_invitations (token_hash);
create index client_invitations_earlier on client_invitations (earlier_token_hash)
  where earlier_token_hash is not null;
create index client_invitations_mailbox on client_invitations (fold_mailbox(email));
create index client_invitations_lead on client_invitations (confirmed_lead_id)
  where confirmed_lead_id is not null;

create table credit_disputes (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id) on delete cascade,
  -- As the partner wrote it; whether there is such a lead is for staff to know.
  lead_reference varchar(20) not null,
  lead_id bigint references leads (id) on delete set null,
  reason text not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null,
  outcome varchar(10) check (outcome in ('upheld', 'rejected')),
  decision text,
  decided_by bigint references admin_users (id),
  decided_at timestamptz,
  handover_id bigint references referral_handovers (id),
  constraint credit_disputes_decided check ((outcome is null) = (decided_at is null))
);
-- One at a time for the same client.
create unique index credit_disputes_open on credit_disputes (affiliate_id, lower(lead_reference))
  where outcome is null;
create index credit_disputes_of_affiliate on credit_disputes (affiliate_id, created_at, id);
create index credit_disputes_due on credit_disputes (due_at, id) where outcome is null;
create index credit_disputes_decided_at on credit_disputes (created_at, id);
create index credit_disputes_lead on credit_disputes (lead_id) where lead_id is not null;

-- No partner's code may look like these pages. A code that was given out before stays.
do $$
declare words text;
begin
  select replace(replace(pg_get_constraintdef(oid), 'ARRAY[',
      'ARRAY[''clients''::text, ''disputes''::text, ''confirm''::text, '
        || '''agreements''::text, ''news''::text, ''link''::text, ''call''::text, '), ' NOT VALID', '')
    into words
    from pg_constraint where conname = 'affiliates_referral_code_not_reserved';
  alter table affiliates drop constraint affiliates_referral_code_not_reserved;
  execute 'alter table affiliates add constraint affiliates_referral_code_not_reserved '
    || words || ' not valid';
end $$;

do $$
declare kinds text;
begin
  select replace(pg_get_constraintdef(oid), 'ARRAY[',
      'ARRAY[''client_invitation''::character varying, ''dispute_decided''::character varying, ')
    into kinds
    from pg_constraint where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check ' || kinds;
end $$;
