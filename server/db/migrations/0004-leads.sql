create table leads (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  first_name varchar(100) not null,
  last_name varchar(100) not null,
  email varchar(254) not null,
  phone varchar(40) not null,
  home_price integer,
  electric_bill integer,
  credit_score varchar(20),
  property_state char(2),
  first_time_homebuyer boolean,
  transaction_type varchar(50),
  timeline varchar(30),
  contact_method varchar(20),
  current_address varchar(300),
  housing_status varchar(30),
  monthly_payment varchar(30),
  solar_cost integer,
  tax_credit integer,
  education_earnings integer,
  monthly_savings integer,
  monthly_savings_low integer,
  annual_savings integer,
  lifetime_savings integer,
  savings_amount integer,
  system_kw numeric(5,1),
  is_qualified boolean not null default false,
  status varchar(50) not null default 'New',
  referral_code varchar(20),
  language char(2) not null default 'en',
  terms_version char(16) references terms_versions (id),
  session_id varchar(64),
  suspicion text[] not null default '{}',
  -- carried for the complete CRM: ownership, response clock, follow-up, merge, soft delete
  owner_id bigint references admin_users (id) on delete set null,
  first_response_at timestamptz,
  next_follow_up_at timestamptz,
  merged_into_id bigint references leads (id),
  deleted_at timestamptz,
  search text generated always as (lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone)) stored
);
create index leads_created on leads (created_at desc, id desc);
create index leads_status_created on leads (status, created_at desc, id desc);
create index leads_last_name on leads (lower(last_name), id);
create index leads_first_name on leads (lower(first_name), id);
create index leads_email on leads (lower(email));
create index leads_session on leads (session_id);
create index leads_referral_code on leads (lower(referral_code)) where referral_code is not null;
create index leads_owner on leads (owner_id, created_at desc) where owner_id is not null;
create index leads_follow_up on leads (next_follow_up_at) where next_follow_up_at is not null;
create index leads_search on leads using gin (search gin_trgm_ops);

create table lead_status_history (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete cascade,
  from_status varchar(50),
  to_status varchar(50) not null,
  actor_kind varchar(20) not null,
  actor_id bigint,
  reason text,
  changed_at timestamptz not null default now()
);
create index lead_status_history_lead on lead_status_history (lead_id, changed_at);
create trigger lead_status_history_append_only before update on lead_status_history for each row execute function refuse_change();

create table lead_notes (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete cascade,
  author_type varchar(20) not null check (author_type in ('admin', 'affiliate')),
  author_id bigint not null,
  author_name varchar(200) not null,
  via_admin_id bigint references admin_users (id),
  content text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index lead_notes_lead on lead_notes (lead_id, created_at desc);

create table idempotency_keys (
  key varchar(120) primary key,
  request_hash char(64) not null,
  lead_id bigint not null references leads (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index idempotency_keys_created on idempotency_keys (created_at);
create index idempotency_keys_lead on idempotency_keys (lead_id);

-- Every calculation and eligibility answer that a visitor was shown, with the terms it was computed from.
create table calculations (
  id bigint generated always as identity primary key,
  session_id varchar(64),
  home_price integer not null,
  electric_bill integer not null,
  credit_score varchar(20),
  property_state char(2) not null,
  result jsonb not null,
  terms_version char(16) not null references terms_versions (id),
  language char(2) not null default 'en',
  created_at timestamptz not null default now()
);
create index calculations_session on calculations (session_id, created_at) where session_id is not null;
create index calculations_created on calculations (created_at);

create table eligibility_checks (
  id bigint generated always as identity primary key,
  session_id varchar(64),
  name varchar(200) not null,
  mobile_number varchar(40) not null,
  credit_score integer not null,
  state char(2) not null,
  home_price integer not null,
  first_time_homebuyer boolean not null,
  electric_bill integer,
  eligible boolean not null,
  reasons jsonb not null,
  result jsonb,
  terms_version char(16) not null references terms_versions (id),
  language char(2) not null default 'en',
  created_at timestamptz not null default now()
);
create index eligibility_checks_session on eligibility_checks (session_id, created_at) where session_id is not null;
create index eligibility_checks_created on eligibility_checks (created_at);

create table consent_records (
  id bigint generated always as identity primary key,
  lead_id bigint references leads (id) on delete restrict,
  eligibility_check_id bigint references eligibility_checks (id) on delete restrict,
  purpose varchar(20) not null,
  version varchar(30) not null,
  language char(2) not null,
  channels text[] not null,
  text text not null,
  is_version_confirmed boolean not null, -- false: the browser named a version this server never published; the current text is kept and staff see it
  granted boolean not null default true,
  was_prechecked boolean not null,
  page_url varchar(500),
  ip_address varchar(45) not null,
  user_agent varchar(512),
  recorded_at timestamptz not null default now(),
  constraint consent_records_subject check (lead_id is not null or eligibility_check_id is not null)
);
create index consent_records_lead on consent_records (lead_id);
create index consent_records_check on consent_records (eligibility_check_id);
create trigger consent_records_append_only before update or delete on consent_records for each row execute function refuse_change();
