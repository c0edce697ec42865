-- Who confirmed a doubtful fact of the offer, on what ground, and for which values: a record that only grows. A fact stands as its newest
-- row says, as long as its terms have the values that were confirmed.
create table fact_confirmations (
  id bigint generated always as identity primary key,
  fact varchar(60) not null,
  is_confirmed boolean not null,
  about jsonb not null,
  confirmed_by varchar(200) not null,
  ground varchar(1000) not null,
  recorded_by bigint not null references admin_users (id),
  created_at timestamptz not null default now()
);
create index fact_confirmations_fact on fact_confirmations (fact, id desc);
create trigger fact_confirmations_append_only before update or delete on fact_confirmations for each row execute function refuse_change();
create trigger fact_confirmations_change after insert or update or delete or truncate on fact_confirmations
  for each statement execute function tell_change('programme');
