create table interactions (
  id bigint generated always as identity primary key,
  session_id varchar(64) not null,
  user_agent varchar(512),
  ip_address varchar(45), -- truncated to its network: a visitor who never applies stays nobody
  city varchar(120),
  region varchar(120),
  country varchar(120),
  country_code char(2),
  timezone varchar(60),
  latitude numeric(10,6),
  longitude numeric(10,6),
  isp varchar(200),
  organization varchar(200),
  page varchar(200) not null,
  action varchar(60) not null,
  data jsonb,
  lead_id bigint references leads (id) on delete set null,
  created_at timestamptz not null default now()
);
create index interactions_session on interactions (session_id, created_at);
create index interactions_lead on interactions (lead_id, created_at desc) where lead_id is not null;
create index interactions_created on interactions (created_at desc, id desc);
create index interactions_action on interactions (action, created_at desc);

create table attribution_touches (
  id bigint generated always as identity primary key,
  session_id varchar(64) not null,
  affiliate_id bigint not null references affiliates (id) on delete cascade,
  referral_code varchar(20) not null,
  page varchar(200),
  touched_at timestamptz not null default now()
);
create index attribution_touches_session on attribution_touches (session_id, touched_at);
create index attribution_touches_affiliate on attribution_touches (affiliate_id, touched_at desc);
