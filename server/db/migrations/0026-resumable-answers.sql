-- The version before may run on it.
-- What a visitor has typed, for a day, so that another device can go on with it.

create table resumable_answers (
  id bigint generated always as identity primary key,
  code char(6) not null unique check (code ~ '^[2-9A-HJ-NP-Z]{6}$'),
  session_id varchar(64) not null,
  step varchar(20) not null check (step in ('/calculator', '/qualify', '/apply')),
  answers jsonb not null,
  -- Null where no telephone was typed.
  phone_last4 char(4) check (phone_last4 ~ '^[0-9]{4}$'),
  wrong_tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index resumable_answers_session on resumable_answers (session_id);
create index resumable_answers_expires on resumable_answers (expires_at);

-- No partner's code may look like its page. A code that was given out before stays.
do $$
declare words text;
begin
  select replace(replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''resume''::text, '),
      ' NOT VALID', '')
    into words
    from pg_constraint where conname = 'affiliates_referral_code_not_reserved';
  alter table affiliates drop constraint affiliates_referral_code_not_reserved;
  execute 'alter table affiliates add constraint affiliates_referral_code_not_reserved '
    || words || ' not valid';
end $$;
