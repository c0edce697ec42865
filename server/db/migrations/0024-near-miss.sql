-- The version before may not run on it.
-- Its erasure of a person would miss the table below and the new consents.

-- Whose requirements were not met, and who wants to be told once the rules change. A consent of
-- theirs belongs to no application and to no check: it names the address.
alter table consent_records add column email varchar(254),
  drop constraint consent_records_subject,
  add constraint consent_records_subject
    check (lead_id is not null or eligibility_check_id is not null or purpose = 'near_miss');
create index consent_records_mailbox on consent_records (fold_mailbox(email)) where email is not null;

create table near_miss_watches (
  id bigint generated always as identity primary key,
  email varchar(254) not null,
  language char(2) not null,
  credit_score integer not null,
  home_price integer not null,
  state char(2) not null,
  token uuid not null default gen_random_uuid() unique, -- of the link that ends it
  consent_id bigint not null references consent_records (id),
  asked_at timestamptz not null default now(),
  done_at timestamptz,
  outcome varchar(10),
  constraint near_miss_watches_outcome_check check (outcome in ('told', 'ended')),
  constraint near_miss_watches_done check ((done_at is null) = (outcome is null))
);
-- Asked twice with the same answers it is one.
create unique index near_miss_watches_waiting
  on near_miss_watches (fold_mailbox(email), credit_score, home_price, state)
  where done_at is null;
create index near_miss_watches_mailbox on near_miss_watches (fold_mailbox(email));
create index near_miss_watches_consent on near_miss_watches (consent_id);

-- No partner's code may look like one. A code that was given out before stays.
do $$
declare words text;
begin
  select replace(replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''near-miss''::text, '),
      ' NOT VALID', '')
    into words
    from pg_constraint where conname = 'affiliates_referral_code_not_reserved';
  alter table affiliates drop constraint affiliates_referral_code_not_reserved;
  execute 'alter table affiliates add constraint affiliates_referral_code_not_reserved '
    || words || ' not valid';
end $$;

-- One kind of mail more, whatever kinds there are by now.
do $$
declare kinds text;
begin
  select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''near_miss_changed'', ')
    into kinds
    from pg_constraint where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check ' || kinds;
end $$;
