create table admin_users (
  id bigint generated always as identity primary key,
  username varchar(50) not null,
  password text not null,
  email varchar(254),
  first_name varchar(100) not null default '',
  last_name varchar(100) not null default '',
  role varchar(30) not null default 'admin',
  is_active boolean not null default true,
  last_login timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  password_changed_at timestamptz not null default now(),
  totp_secret text
);
create unique index admin_users_username on admin_users (lower(username));

-- The specification's "users" entity: the same accounts, read by the fields it lists.
create view users as select id, username, password from admin_users;

create table affiliates (
  id bigint generated always as identity primary key,
  first_name varchar(100) not null,
  last_name varchar(100) not null,
  email varchar(254) not null,
  password text,
  phone varchar(40),
  company varchar(200),
  license_number varchar(60),
  state char(2),
  referral_code varchar(20) not null,
  commission_rate numeric(10,4) not null default 0.0300,
  is_licensed_realtor boolean not null default true,
  licence_verified_at timestamptz,
  needs_review boolean not null default false,
  is_active boolean not null default true,
  language char(2) not null default 'en',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint affiliates_referral_code_shape check (referral_code ~ '^[A-Za-z0-9_-]{3,20}$'),
  -- A fraction of the price for licensed realtors, dollars a closing for others: a flipped flag alone must not turn $500 into 500 times the price.
  constraint affiliates_commission_unit check (case when is_licensed_realtor then commission_rate between 0 and 1 else commission_rate between 0 and 10000 end)
);
create unique index affiliates_email on affiliates (lower(email));
create unique index affiliates_referral_code on affiliates (lower(referral_code));

create table password_reset_tokens (
  id bigint generated always as identity primary key,
  email varchar(254) not null,
  token char(64) not null unique, -- SHA-256 of the token, never the token
  expires_at timestamptz not null,
  used boolean not null default false,
  created_at timestamptz not null default now()
);
create index password_reset_tokens_email on password_reset_tokens (lower(email), created_at desc);

create table sessions (
  id bigint generated always as identity primary key,
  token_hash char(64) not null unique, -- SHA-256: a stolen backup opens no session
  kind varchar(10) not null check (kind in ('staff', 'affiliate')),
  admin_user_id bigint references admin_users (id) on delete cascade,
  affiliate_id bigint references affiliates (id) on delete cascade,
  parent_session_id bigint references sessions (id) on delete cascade, -- impersonation dies with the admin's own session
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip_address varchar(45),
  user_agent varchar(512),
  constraint sessions_one_owner check ((kind = 'staff' and admin_user_id is not null and affiliate_id is null) or (kind = 'affiliate' and affiliate_id is not null))
);
create index sessions_admin_user on sessions (admin_user_id);
create index sessions_affiliate on sessions (affiliate_id);
create index sessions_parent on sessions (parent_session_id);
create index sessions_expiry on sessions (expires_at);

create table login_failures (
  id bigint generated always as identity primary key,
  kind varchar(10) not null,
  account varchar(254) not null,
  ip_address varchar(45) not null,
  failed_at timestamptz not null default now()
);
create index login_failures_account on login_failures (kind, account, failed_at);
create index login_failures_ip on login_failures (ip_address, failed_at);
