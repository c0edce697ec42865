-- Calls, texts and emails of staff, as they wrote them down; and the next step with a lead.

create table contact_attempts (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete restrict,
  staff_id bigint not null references admin_users (id),
  channel varchar(10) not null,
  outcome varchar(20) not null, -- of a message: sent
  note varchar(2000),
  -- what the rules said at that moment, and why staff went against a no
  permission varchar(500) not null,
  override varchar(500),
  made_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  constraint contact_attempts_outcome_check check (
    (channel = 'phone' and outcome in ('reached', 'voicemail', 'no_answer', 'wrong_number', 'stop'))
    or (channel in ('sms', 'email') and outcome = 'sent'))
);
create index contact_attempts_lead on contact_attempts (lead_id, made_at desc);
create trigger contact_attempts_append_only before update or delete on contact_attempts
  for each row execute function refuse_change();
create trigger contact_attempts_kept_whole before truncate on contact_attempts
  for each statement execute function refuse_change();

alter table leads
  add column next_follow_up_note varchar(500),
  add column next_follow_up_by bigint references admin_users (id);

-- The private address of the follow-ups of a member of staff; only its hash is kept.
create table calendar_links (
  staff_id bigint primary key references admin_users (id),
  token_hash char(64) not null unique,
  created_at timestamptz not null default now()
);

-- Names that no affiliate's code may have, and a kind of mail, are added to those that are listed.
-- A code that was given out before stays.
do $$
declare words text; kinds text;
begin
  select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''calendar''::text, ''invitation''::text, ') into words
    from pg_constraint where conname = 'affiliates_referral_code_not_reserved';
  alter table affiliates drop constraint affiliates_referral_code_not_reserved;
  execute 'alter table affiliates add constraint affiliates_referral_code_not_reserved '
    || words || ' not valid';

  select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''follow_up_reminder''::varchar, ')
    into kinds from pg_constraint where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check ' || kinds;
end $$;
