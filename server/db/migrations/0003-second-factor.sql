-- A second factor at sign-in, and the proof before what is worth most. admin_users.totp_secret was
-- never written and stays empty: factors are rows of second_factors.

-- Authenticator apps and passkeys of staff. One without confirmed_at is being set up and opens
-- nothing.
create table second_factors (
  id bigint generated always as identity primary key,
  admin_user_id bigint not null references admin_users (id) on delete cascade,
  type varchar(10) not null,
  secret varchar(64), -- of an app, in base32
  last_step bigint, -- the newest 30 seconds whose code an app was let in with: none works twice
  challenge varchar(100), -- what a new passkey has to sign
  credential_id varchar(1400),
  public_key text,
  sign_count bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_used_at timestamptz,
  constraint second_factors_type_check check (type in ('totp', 'passkey')),
  constraint second_factors_whole check (
    confirmed_at is null
    or (type = 'totp' and secret is not null)
    or (type = 'passkey' and credential_id is not null and public_key is not null))
);
create index second_factors_account on second_factors (admin_user_id);
create unique index second_factors_credential on second_factors (credential_id);

-- For who has lost phone and keys. Each works once.
create table recovery_codes (
  id bigint generated always as identity primary key,
  admin_user_id bigint not null references admin_users (id) on delete cascade,
  code text not null, -- a hash
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index recovery_codes_account on recovery_codes (admin_user_id);

-- second_factor_at: null where only a password was given.
-- stepped_up_at: when this browser last proved who it is; null counts as long ago.
-- challenge: what a passkey has to sign at this sign-in.
alter table sessions
  add column second_factor_at timestamptz,
  add column stepped_up_at timestamptz,
  add column challenge varchar(100);

-- pending: the password was right and the second factor is due; enrolling: one has to be added first.
alter table sessions
  drop constraint sessions_kind_check,
  drop constraint sessions_one_owner,
  add constraint sessions_kind_check
    check (kind in ('staff', 'pending', 'enrolling', 'affiliate')),
  add constraint sessions_one_owner check (
    (kind in ('staff', 'pending', 'enrolling') and admin_user_id is not null and affiliate_id is null)
    or (kind = 'affiliate' and affiliate_id is not null));
