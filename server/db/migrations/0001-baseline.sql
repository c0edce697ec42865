-- The whole schema of the product, room by room. Later migrations only add to it: once a version is
-- released, this file never changes again (server/db/migrations.ts refuses an edit).
--
-- Names: a check, a unique rule and an index are named here; keys have the names that PostgreSQL
-- gives them (TABLE_pkey, TABLE_COLUMN_fkey, TABLE_COLUMN_key).
-- Functions in SQL have a standard body (`return ...`), never one in quotes: PostgreSQL then knows
-- what they call, and pg_dump writes them in an order that can be restored.

-- Trigrams for the search of names and addresses.
create extension if not exists pg_trgm;

-- Proof (consents, ledger, audit, history) is append-only, even for a person with a connection.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Tells every server that what it keeps in memory has changed. The argument is a topic of
-- server/db/changes.ts; the notice arrives once the change is committed.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', tg_argv[0]);
  return null;
end $$;

-- Lower case without accents, in any locale of the server: "nguyen" finds Nguyễn, "stefan" Ștefan,
-- "dang" Đặng. NFKD splits the marks off their letters; the pattern removes them and characters
-- that nobody sees.
create function fold_marks(words text) returns text language sql immutable strict parallel safe
  return regexp_replace(normalize(words, NFKD),
    U&'[\0300-\036F\00AD\200B-\200D\2060\FEFF]+', '', 'g');

-- Letters that NFKD does not split. Greek and Cyrillic too, because lower() of some locales knows
-- ASCII alone.
create function fold_letters(words text) returns text language sql immutable strict parallel safe
  return lower(translate(
    replace(replace(replace(replace(replace(replace(replace(replace(words,
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
    'ɖƋƳĐđƉðÐƊɗƌŁłƚȽɫØøƆɔƟɵĦħŦŧƬƭıƗɨŊŋƝɲƑƒƁɓɃƀƎǝƏəƐɛƘƙĸɄʉɎɏƴƵƶɌɍƓɠǤǥƇƈȻȼȺⱥƲʋ'
      || 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ’‘ʼʻʹ‐‒–—',
    'ddyddddddddllllloooooohhttttiiinnnnffbbbbeeeeeekkkuuyyyzzrrggggccccaavv'
      || 'αβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ''''''''''----'));

create function fold_more(words text) returns text language sql immutable strict parallel safe
  return (
    select case when octet_length(plain) = char_length(plain) then lower(plain)
      else fold_letters(plain) end
    from fold_marks(words) as plain);

-- Most names are ASCII, whole or without their marks, and cost next to nothing. Not strict, so that
-- PostgreSQL writes the function into the statement that calls it.
create function fold_text(words text) returns text language sql immutable parallel safe
  return case when octet_length(words) = char_length(words) then lower(words)
    else fold_more(words) end;

-- A search term as a pattern for `like`; its own \, % and _ are taken literally.
create function folded_pattern(words text) returns text language sql immutable strict parallel safe
  return '%' || regexp_replace(fold_text(words), '([\\%_])', '\\\1', 'g') || '%';

-- The one spelling of a mailbox: without what follows a plus sign, and at Gmail without dots.
create function fold_spelling(address text) returns text language sql immutable strict parallel safe
  return (
    select case when host in ('gmail.com', 'googlemail.com')
      then replace(name, '.', '') || '@gmail.com' else name || '@' || host end
    from (
      select regexp_replace(split_part(address, '@', 1), '(.)[+].*$', '\1') as name,
        split_part(address, '@', 2) as host
    ) parts);
create function fold_mailbox(address text) returns text language sql immutable parallel safe
  return case when address ~* '[+]|@g(oogle)?mail[.]com$' then fold_spelling(lower(address))
    else lower(address) end;

-- Where a lead came from, in one word: staff filter by it and reports count it.
create function lead_source_name(source jsonb, referral_code text) returns text
  language sql immutable parallel safe
  return left(coalesce(
    case when referral_code is not null then 'partner' end,
    nullif(lower(btrim(source->>'utm_source')), ''),
    case when source ? 'gclid' then 'google' when source ? 'fbclid' then 'facebook'
      when source ? 'msclkid' then 'bing' end,
    lower(substring(source->>'referrer' from '^https?://(?:www\.)?([^/:?#]+)')),
    'direct'), 60);

-- ===== Staff =====

create table admin_users (
  id bigint generated always as identity primary key,
  username varchar(50) not null,
  password text not null, -- a hash
  email varchar(254),
  first_name varchar(100) not null default '',
  last_name varchar(100) not null default '',
  role varchar(30) not null default 'admin',
  is_active boolean not null default true,
  last_login timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  password_changed_at timestamptz not null default now(),
  totp_secret text,
  -- known only while the password is typed; pages then warn
  has_weak_password boolean not null default false,
  -- the username as foldUserName writes it; lower() of PostgreSQL and of JavaScript differ
  sign_in_name text not null
);
create unique index admin_users_sign_in_name on admin_users (sign_in_name);
-- The "users" of the specification: the same accounts, with the fields that it lists.
create view users as select id, username, password from admin_users;

-- ===== Affiliates =====

-- Keeps each rate that an affiliate had.
create function keep_affiliate_rate() returns trigger language plpgsql as $$
begin
  insert into affiliate_rates (affiliate_id, is_licensed_realtor, commission_rate)
  values (new.id, new.is_licensed_realtor, new.commission_rate);
  return null;
end $$;

-- Partners. A deleted affiliate keeps its row for its referrals, and its code for good; its mail
-- address may register again.
create table affiliates (
  id bigint generated always as identity primary key,
  first_name varchar(100) not null,
  last_name varchar(100) not null,
  email varchar(254) not null,
  password text, -- a hash
  phone varchar(40),
  company varchar(200),
  license_number varchar(60),
  state char(2),
  referral_code varchar(20) not null,
  -- a fraction of the price for licensed realtors, dollars a closing for others
  commission_rate numeric(10, 4) not null default 0.0300,
  is_licensed_realtor boolean not null default true,
  license_verified_at timestamptz,
  needs_review boolean not null default false,
  is_active boolean not null default true,
  language char(2) not null default 'en',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  notify_referrals boolean not null default true,
  notify_milestones boolean not null default true,
  notify_commissions boolean not null default true,
  constraint affiliates_referral_code_shape check (referral_code ~ '^[A-Za-z0-9_-]{3,20}$'),
  constraint affiliates_commission_unit check (
    case when is_licensed_realtor then commission_rate >= 0 and commission_rate <= 1
      else commission_rate >= 0 and commission_rate <= 10000 end),
  constraint affiliates_referral_code_not_reserved check (lower(referral_code) <> all (array[
    'calculator', 'qualify', 'eligibility', 'eligibility-results', 'apply', 'application',
    'thank-you', 'marketing', 'admin', 'api', 'affiliate', 'affiliates', 'dashboard', 'contact',
    'contacts', 'profile', 'session', 'sessions', 'referral', 'referrals', 'register',
    'registration', 'login', 'logout', 'signin', 'signup', 'forgot-password', 'reset-password',
    'change-password', 'password', 'lead', 'leads', 'note', 'notes', 'interactions', 'stats',
    'activity', 'impersonate', 'return-from-impersonation', 'email-templates', 'templates',
    'hero-media', 'active', 'activate', 'media', 'uploads', 'upload', 'calculate-savings',
    'check-eligibility', 'track-interaction', 'programme', 'program', 'terms', 'privacy',
    'legal', 'consent', 'outbox', 'audit', 'staff', 'users', 'user', 'ref', 'lang', 'language',
    'en', 'es', 'pt', 'home', 'index', 'page', 'pages', 'about', 'help', 'support', 'status',
    'sent-mail', 'launch-checklist', 'assets', 'asset', 'static', 'public', 'dist', 'src',
    'fonts', 'images', 'img', 'favicon', 'manifest', 'robots', 'sitemap', 'sitemaps',
    'security', 'well-known', 'service-worker', 'health', 'healthz', 'livez', 'readyz', 'ready',
    'metrics', 'openapi', 'docs', 'swagger', 'graphql', 'webhooks', 'oauth', 'oidc', 'auth',
    'www', 'mail', 'null', 'undefined', 'nan', 'true', 'false', 'none', 'earnings',
    'statements', 'mail-wishes', 'undo-email'
  ]))
);
-- A code is looked up in any case of its letters.
create unique index affiliates_referral_code on affiliates (lower(referral_code));
-- One account a mailbox; a deleted one does not count.
create unique index affiliates_email on affiliates (lower(email)) where deleted_at is null;

-- The commission rate of an affiliate at any time: a referral that staff hand over earns by the
-- rate that applied when the lead qualified. Filled by triggers on affiliates.
create table affiliate_rates (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id),
  since timestamptz not null default now(),
  is_licensed_realtor boolean not null,
  commission_rate numeric(10, 4) not null
);
create index affiliate_rates_since on affiliate_rates (affiliate_id, since desc, id desc);
create trigger affiliate_rates_append_only before update or delete on affiliate_rates
  for each row execute function refuse_change();
create trigger affiliates_rate_first after insert on affiliates
  for each row execute function keep_affiliate_rate();
create trigger affiliates_rate_changed after update on affiliates for each row
  when ((old.is_licensed_realtor, old.commission_rate)
    is distinct from (new.is_licensed_realtor, new.commission_rate))
  execute function keep_affiliate_rate();

-- ===== Sign-in and sessions =====

-- Signed-in browsers of staff and affiliates.
create table sessions (
  id bigint generated always as identity primary key,
  token_hash char(64) not null unique, -- SHA-256: a stolen backup opens no session
  kind varchar(10) not null,
  admin_user_id bigint references admin_users (id) on delete cascade,
  affiliate_id bigint references affiliates (id) on delete cascade,
  -- the admin's own session; impersonation ends with it
  parent_session_id bigint references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip_address varchar(45),
  user_agent varchar(512),
  constraint sessions_kind_check check (kind in ('staff', 'affiliate')),
  constraint sessions_one_owner check (
    (kind = 'staff' and admin_user_id is not null and affiliate_id is null)
    or (kind = 'affiliate' and affiliate_id is not null))
);
-- All sessions of an account end with a new password.
create index sessions_admin_user on sessions (admin_user_id);
create index sessions_affiliate on sessions (affiliate_id);
create index sessions_parent on sessions (parent_session_id);
create index sessions_expiry on sessions (expires_at);

-- Failed sign-ins and attempts to register, counted to slow down guessing.
create table login_failures (
  id bigint generated always as identity primary key,
  kind varchar(10) not null,
  account varchar(254) not null,
  ip_address varchar(45) not null,
  failed_at timestamptz not null default now()
);
-- How many tries an account and an address had lately.
create index login_failures_account on login_failures (kind, account, failed_at);
create index login_failures_ip on login_failures (ip_address, failed_at);

-- Addresses from which an account has signed in: there, a flood of guesses from elsewhere does not
-- lock its owner out.
create table known_logins (
  kind varchar(10) not null,
  account varchar(254) not null,
  ip_address varchar(45) not null,
  last_login_at timestamptz not null default now(),
  constraint known_logins_pkey primary key (kind, account, ip_address)
);
create index known_logins_age on known_logins (last_login_at);

-- Links to set a new password.
create table password_reset_tokens (
  id bigint generated always as identity primary key,
  email varchar(254) not null,
  token char(64) not null unique, -- SHA-256 of the token
  expires_at timestamptz not null,
  used boolean not null default false,
  created_at timestamptz not null default now()
);
-- How many links were sent to a mailbox lately.
create index password_reset_tokens_email on password_reset_tokens (lower(email), created_at desc);

-- Links that give an affiliate its previous mail address back for some days after a change.
create table email_undo_tokens (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id),
  address varchar(254) not null, -- the address that comes back
  token char(64) not null unique, -- SHA-256 of the token
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  used boolean not null default false,
  taken_back_at timestamptz -- null until this token gave the address back
);
create index email_undo_tokens_affiliate on email_undo_tokens (affiliate_id);

-- ===== Program terms =====

-- A draft may change and be deleted. A published revision may only be withdrawn, once.
create function keep_published_revision() returns trigger language plpgsql as $$
begin
  if old.published_at is null then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at is not null
    and to_jsonb(new) - 'withdrawn_at' - 'withdrawn_by'
      = to_jsonb(old) - 'withdrawn_at' - 'withdrawn_by' then
    return new;
  end if;
  raise exception 'a published revision of the terms never changes'
    using errcode = 'restrict_violation';
end $$;

-- Every figure and claim of the offer as a dated rule with its source. Settings that the lender
-- changes are rules too.
create table programme_rules (
  id bigint generated always as identity primary key,
  key varchar(60) not null,
  value jsonb not null,
  effective_from date,
  effective_to date,
  source text not null,
  basis text,
  approved_by bigint references admin_users (id),
  created_at timestamptz not null default now(),
  constraint programme_rules_period check (
    effective_from is null or effective_to is null or effective_to >= effective_from)
);
create index programme_rules_key on programme_rules (key, effective_from);
create trigger programme_rules_change after insert or update or delete or truncate
  on programme_rules for each statement execute function tell_change('programme');

-- The terms at the time when a figure was shown. The id is a hash of the content, so equal terms
-- are one row.
create table terms_versions (
  id char(16) primary key,
  as_of date not null,
  terms jsonb not null,
  created_at timestamptz not null default now()
);

-- Changes of the terms by staff: several values from a day on, for one reason. A published
-- revision stays as it is; it can be withdrawn before it takes effect.
create table terms_revisions (
  id bigint generated always as identity primary key,
  effective_from date not null,
  source varchar(500) not null,
  basis varchar(500),
  terms jsonb not null,
  created_by bigint not null references admin_users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_by bigint references admin_users (id),
  published_at timestamptz,
  withdrawn_by bigint references admin_users (id),
  withdrawn_at timestamptz,
  constraint terms_revisions_published check ((published_by is null) = (published_at is null)),
  constraint terms_revisions_withdrawn check (
    (withdrawn_by is null) = (withdrawn_at is null)
    and (withdrawn_at is null or published_at is not null))
);
create index terms_revisions_published_at on terms_revisions (published_at, id)
  where published_at is not null;
create trigger terms_revisions_kept before update or delete on terms_revisions
  for each row execute function keep_published_revision();
create trigger terms_revisions_change after insert or update or delete or truncate
  on terms_revisions for each statement execute function tell_change('programme');

-- Who confirmed a doubtful fact of the offer, why, and for which values. The newest row of a fact
-- holds as long as its terms have the confirmed values.
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
create trigger fact_confirmations_append_only before update or delete
  on fact_confirmations for each row execute function refuse_change();
create trigger fact_confirmations_change after insert or update or delete or truncate
  on fact_confirmations for each statement execute function tell_change('programme');

-- The wording of every consent that visitors were asked for.
create table consent_texts (
  id bigint generated always as identity primary key,
  version varchar(30) not null,
  purpose varchar(20) not null,
  language char(2) not null,
  channels text[] not null,
  text text not null,
  created_at timestamptz not null default now(),
  constraint consent_texts_version_purpose_language_key unique (version, purpose, language)
);

-- ===== Leads =====

-- Applications, and what staff do with them. A lead is hidden by deleted_at, never deleted; the
-- embedded engine relies on it (docs/decisions/002-database-engines.md).
create table leads (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  first_name varchar(100) not null,
  last_name varchar(100) not null,
  email varchar(254) not null,
  phone varchar(40) not null,
  home_price integer, -- dollars, as all amounts of a lead
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
  system_kw numeric(5, 1),
  is_qualified boolean not null default false,
  status varchar(50) not null default 'New',
  referral_code varchar(20),
  language char(2) not null default 'en',
  terms_version char(16) references terms_versions (id),
  session_id varchar(64),
  suspicion text[] not null default '{}', -- why it may come from a machine
  owner_id bigint references admin_users (id) on delete set null,
  first_response_at timestamptz,
  next_follow_up_at timestamptz,
  merged_into_id bigint references leads (id),
  deleted_at timestamptz,
  source jsonb, -- campaign fields, click ids, referring site, first page and first moment
  source_name varchar(60)
    generated always as (lead_source_name(source, referral_code)) stored,
  -- what staff search in: folded words, and the digits of the number
  search text
    generated always as (
    fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone
      || coalesce(' ' || referral_code, ''))
    || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')) stored
);
create index leads_session on leads (session_id);
create index leads_owner on leads (owner_id, created_at desc) where owner_id is not null;
create index leads_follow_up on leads (next_follow_up_at) where next_follow_up_at is not null;
-- The few deleted leads, left out of the referrals of an affiliate.
create index leads_deleted on leads (id) where deleted_at is not null;
-- Lists show no deleted lead, so their indexes hold none. The columns that staff filter by are
-- included, so that a total or a report reads the index alone.
create index leads_created on leads (created_at desc, id desc)
  include (status, property_state, source_name, language, is_qualified) where deleted_at is null;
create index leads_status_created on leads (status, created_at desc, id desc)
  include (property_state, source_name, language, is_qualified) where deleted_at is null;
create index leads_state_created on leads (property_state, created_at desc, id desc)
  include (status, source_name, language, is_qualified) where deleted_at is null;
create index leads_source_created on leads (source_name, created_at desc, id desc)
  include (status, property_state, language, is_qualified) where deleted_at is null;
create index leads_last_name on leads (lower(last_name), id)
  include (last_name, status, property_state, source_name, language, is_qualified)
  where deleted_at is null;
create index leads_first_name on leads (lower(first_name), id)
  include (first_name, status, property_state, source_name, language, is_qualified)
  where deleted_at is null;
create index leads_referral_code
  on leads (lower(referral_code), created_at desc, id desc)
  include (referral_code, status, property_state, language, is_qualified, first_name, last_name)
  where deleted_at is null and referral_code is not null;
create index leads_to_check on leads (created_at desc, id desc)
  include (status, property_state, source_name, language, is_qualified)
  where deleted_at is null and suspicion <> '{}' and suspicion <> '{no_start_time}';
create index leads_deleted_at on leads (deleted_at desc, id desc) where deleted_at is not null;
create index leads_search on leads using gin (search gin_trgm_ops);
-- The planner guesses by the texts in its statistics how many leads contain a term. A name that
-- three leads in a hundred have is often in none of the default 100.
alter table leads alter column search set statistics 300;
create trigger leads_append_only before delete on leads for each row
  execute function refuse_change();
create trigger leads_kept_whole before truncate on leads for each statement
  execute function refuse_change();
-- Totals read the index alone, as long as the visibility map is fresh: vacuum after 2 % instead of 20.
alter table leads set (autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

-- Every change of a lead's status.
create table lead_status_history (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete restrict,
  from_status varchar(50),
  to_status varchar(50) not null,
  actor_kind varchar(20) not null,
  actor_id bigint,
  reason text,
  changed_at timestamptz not null default now()
);
create index lead_status_history_lead on lead_status_history (lead_id, changed_at);

-- A change of many leads by one call, so that the same call repeated does nothing new, and the
-- change can be undone.
create table lead_bulk_changes (
  id bigint generated always as identity primary key,
  actor_id bigint not null references admin_users (id) on delete cascade,
  -- the caller's own word for this call; an undo is keyed by the id of the change that it undoes
  key varchar(60) not null,
  request_hash char(64) not null,
  kind varchar(10) not null,
  to_status varchar(50),
  undoes_id bigint references lead_bulk_changes (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint lead_bulk_changes_actor_id_key_key unique (actor_id, key),
  constraint lead_bulk_changes_kind_check check (kind in ('status', 'delete', 'undo'))
);

-- The outcome for each lead of a bulk change. An interrupted call continues after these.
create table lead_bulk_items (
  bulk_id bigint not null references lead_bulk_changes (id) on delete cascade,
  lead_id bigint not null references leads (id),
  outcome varchar(10) not null,
  from_status varchar(50),
  -- tells whether this is still the last change of the lead
  status_change_id bigint references lead_status_history (id),
  deleted_at timestamptz,
  constraint lead_bulk_items_pkey primary key (bulk_id, lead_id)
);

-- Notes of staff and affiliates on a lead.
create table lead_notes (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete cascade,
  author_type varchar(20) not null,
  author_id bigint not null,
  author_name varchar(200) not null,
  via_admin_id bigint references admin_users (id),
  content text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint lead_notes_author_type_check check (author_type in ('admin', 'affiliate'))
);
create index lead_notes_lead on lead_notes (lead_id, created_at desc);

-- Filters of the list of leads that a member of staff saved under a name.
create table saved_views (
  id bigint generated always as identity primary key,
  owner_id bigint not null references admin_users (id) on delete cascade,
  name varchar(60) not null,
  query varchar(1000) not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index saved_views_name on saved_views (owner_id, lower(name));
create index saved_views_shared on saved_views (id) where is_shared;

-- ===== What visitors calculated and checked =====

-- Every savings calculation that a visitor was shown, with the terms it used.
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
create index calculations_session on calculations (session_id, created_at)
  where session_id is not null;
create index calculations_created on calculations (created_at);

-- Every eligibility answer that a visitor was shown, with the terms it used. The answers are
-- emptied after some time; name and number stay, because a consent record points here.
create table eligibility_checks (
  id bigint generated always as identity primary key,
  session_id varchar(64),
  name varchar(200) not null,
  mobile_number varchar(40) not null,
  credit_score integer,
  state char(2),
  home_price integer,
  first_time_homebuyer boolean,
  electric_bill integer,
  eligible boolean not null,
  reasons jsonb not null,
  result jsonb,
  terms_version char(16) not null references terms_versions (id),
  language char(2) not null default 'en',
  created_at timestamptz not null default now()
);
create index eligibility_checks_session on eligibility_checks (session_id, created_at)
  where session_id is not null;
create index eligibility_checks_answered on eligibility_checks (created_at)
  where credit_score is not null;

-- ===== Applications, consent and contact =====

-- The key that a browser sent with an application, so that a repeated request makes no second
-- lead.
create table idempotency_keys (
  key varchar(120) primary key,
  request_hash char(64) not null,
  lead_id bigint not null references leads (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index idempotency_keys_created on idempotency_keys (created_at);
create index idempotency_keys_lead on idempotency_keys (lead_id);

-- Proof of consent: the exact text, and how it was given.
create table consent_records (
  id bigint generated always as identity primary key,
  lead_id bigint references leads (id) on delete restrict,
  eligibility_check_id bigint references eligibility_checks (id) on delete restrict,
  purpose varchar(20) not null,
  version varchar(30) not null,
  language char(2) not null,
  channels text[] not null,
  text text not null,
  -- false: the browser named a version that was never published; the current text is kept
  is_version_confirmed boolean not null,
  granted boolean not null,
  was_prechecked boolean not null, -- how the box began
  page_url varchar(500),
  ip_address varchar(45) not null,
  user_agent varchar(512),
  recorded_at timestamptz not null default now(),
  -- what became of the box: preset, ticked by the person, or left empty; null: the page did not say
  ticked varchar(10),
  constraint consent_records_subject
    check (lead_id is not null or eligibility_check_id is not null),
  constraint consent_records_ticked_check check (ticked in ('preset', 'person', 'none'))
);
create index consent_records_lead on consent_records (lead_id);
create index consent_records_check on consent_records (eligibility_check_id);

-- A person said stop, as staff heard or read it. It holds for the phone number (calls, texts) and
-- the mailbox (emails), so for every application that names them, until the person consents again.
create table contact_stops (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete restrict,
  channels text[] not null,
  phone varchar(40),
  mailbox varchar(254),
  how varchar(200) not null,
  said_at timestamptz not null,
  staff_id bigint references admin_users (id),
  recorded_at timestamptz not null default now(),
  constraint contact_stops_channels_check check (
    channels <@ '{phone,sms,email}' and channels <> '{}'),
  constraint contact_stops_subject check (phone is not null or mailbox is not null)
);
create index contact_stops_lead on contact_stops (lead_id);
create index contact_stops_phone on contact_stops (phone) where phone is not null;
create index contact_stops_mailbox on contact_stops (mailbox) where mailbox is not null;

-- ===== Tracking =====

-- Steps of visitors on the public site.
create table interactions (
  id bigint generated always as identity primary key,
  session_id varchar(64) not null,
  user_agent varchar(512),
  ip_address varchar(45), -- cut to its network; nobody is identified who never applies
  city varchar(120),
  region varchar(120),
  country varchar(120),
  country_code char(2),
  timezone varchar(60),
  latitude numeric(10, 6),
  longitude numeric(10, 6),
  isp varchar(200),
  organization varchar(200),
  page varchar(200) not null,
  action varchar(60) not null,
  data jsonb,
  lead_id bigint references leads (id) on delete set null,
  created_at timestamptz not null default now()
);
create index interactions_session on interactions (session_id, created_at);
create index interactions_lead on interactions (lead_id, created_at desc)
  where lead_id is not null;
create index interactions_created on interactions (created_at desc, id desc);
create index interactions_action on interactions (action, created_at desc);

-- Visits with a referral code: they decide which affiliate a lead is credited to.
create table attribution_touches (
  id bigint generated always as identity primary key,
  session_id varchar(64) not null,
  affiliate_id bigint not null references affiliates (id) on delete cascade,
  referral_code varchar(20) not null,
  page varchar(200),
  touched_at timestamptz not null default now(),
  -- this server's log, or the browser together with an application
  source varchar(10) not null default 'server',
  constraint attribution_touches_source_check check (source in ('server', 'browser'))
);
create index attribution_touches_session on attribution_touches (session_id, touched_at);
-- The visits of an affiliate, counted without reading a touch.
create index attribution_touches_affiliate on attribution_touches (affiliate_id, session_id);

-- ===== Referrals =====

-- A lead credited to an affiliate. Both affiliate_id and referral_code are null if the applicant
-- removed the code; nobody earns by such a referral.
create table referrals (
  id bigint generated always as identity primary key,
  affiliate_id bigint references affiliates (id),
  lead_id bigint not null unique references leads (id) on delete cascade,
  referral_code varchar(20),
  status varchar(20) not null default 'pending',
  commission_amount bigint not null default 0, -- cents; the sum of the ledger
  attribution jsonb, -- the receipt: known touches, the one that won, and the rule
  is_self_referral boolean not null default false,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint referrals_status_check
    check (status in ('pending', 'qualified', 'approved', 'paid', 'void')),
  constraint referrals_of_nobody check (
    (affiliate_id is null) = (referral_code is null)
    and (affiliate_id is not null or status = 'void'))
);
-- The referrals of an affiliate by age, counted without reading a row.
create index referrals_affiliate on referrals (affiliate_id, created_at desc, id desc)
  include (lead_id, status);
create index referrals_state on referrals (status, created_at desc, id desc)
  where affiliate_id is not null;
alter table referrals set (autovacuum_vacuum_insert_scale_factor = 0.02); -- as of leads

-- Who decided when and why that a lead is credited to another affiliate, or to none.
create table referral_handovers (
  id bigint generated always as identity primary key,
  referral_id bigint not null references referrals (id),
  lead_id bigint not null references leads (id),
  from_affiliate_id bigint references affiliates (id),
  from_code varchar(20),
  to_affiliate_id bigint references affiliates (id),
  to_code varchar(20),
  reason text not null,
  -- the rate by which the new affiliate would have earned
  -- when the lead qualified; null if it never did or the program paid nothing
  terms jsonb,
  -- ledger lines up to this one belong to the affiliate credited before
  last_line_id bigint not null,
  actor_id bigint not null references admin_users (id),
  decided_at timestamptz not null default now(),
  constraint referral_handovers_check check (from_affiliate_id is distinct from to_affiliate_id)
);
create index referral_handovers_referral on referral_handovers (referral_id, id desc);
create index referral_handovers_lead on referral_handovers (lead_id, id);

-- Changes of a referral's status with the event behind each, so that an undone event moves it
-- back.
create table referral_moves (
  id bigint generated always as identity primary key,
  referral_id bigint not null references referrals (id),
  from_status varchar(20) not null,
  to_status varchar(20) not null,
  event_key varchar(80) not null,
  cause varchar(20) not null,
  reason text,
  actor_kind varchar(20) not null,
  actor_id bigint,
  moved_at timestamptz not null default now(),
  constraint referral_moves_referral_id_event_key_key unique (referral_id, event_key)
);

-- ===== Commissions and payouts =====

-- Adds new lines of the ledger to the sum on their referral. A payout and its reversal move money,
-- but do not change what the referral earned.
create function sum_commissions() returns trigger language plpgsql as $$
begin
  update referrals set commission_amount = commission_amount + added_up.cents
  from (
    select referral_id, sum(amount_cents) as cents from added
    where kind not in ('payout', 'reversal') group by referral_id
  ) added_up
  where referrals.id = added_up.referral_id and added_up.cents <> 0;
  return null;
end $$;

-- Payouts: date, reference and total. A payout never changes; an adjustment corrects it.
create table payout_batches (
  id bigint generated always as identity primary key,
  created_by bigint not null references admin_users (id),
  key varchar(60) not null, -- the caller's own word for this call: sent twice it pays once
  request_hash char(64) not null,
  paid_on date not null,
  reference varchar(120) not null,
  total_cents bigint not null,
  created_at timestamptz not null default now(),
  constraint payout_batches_created_by_key_key unique (created_by, key),
  constraint payout_batches_total_cents_check check (total_cents > 0)
);

-- What affiliates earn and are paid, in lines that never change.
create table commission_ledger (
  id bigint generated always as identity primary key,
  referral_id bigint not null references referrals (id),
  affiliate_id bigint not null references affiliates (id),
  kind varchar(20) not null,
  amount_cents bigint not null,
  basis jsonb not null, -- price, rate and version of the rule
  actor_kind varchar(20) not null,
  actor_id bigint,
  payout_batch_id bigint constraint commission_ledger_payout references payout_batches (id),
  created_at timestamptz not null default now(),
  event_key varchar(80) not null, -- the event that wrote the line; it writes it once
  cause varchar(20) not null,
  reason text,
  constraint commission_ledger_once unique (referral_id, event_key, kind),
  constraint commission_ledger_kind_check check (
    kind in ('accrual', 'adjustment', 'void', 'payout', 'reversal')),
  constraint commission_ledger_cause check (cause in (
    'status', 'price', 'undo', 'deletion', 'restoration', 'attribution', 'staff', 'payout',
    'reversal')),
  constraint commission_ledger_sign check (
    kind = 'adjustment'
    or (case when kind in ('accrual', 'reversal') then amount_cents >= 0 else amount_cents <= 0 end))
);
create index commission_ledger_referral on commission_ledger (referral_id, created_at);
-- Adjustments that the next payout settles.
create index commission_ledger_adjustments on commission_ledger (referral_id, id)
  where kind = 'adjustment';
create index commission_ledger_newest
  on commission_ledger (affiliate_id, created_at desc, id desc);
create trigger commission_ledger_sums after insert on commission_ledger
  referencing new table as added for each statement execute function sum_commissions();

create table payout_items (
  referral_id bigint not null references referrals (id),
  batch_id bigint not null references payout_batches (id),
  affiliate_id bigint not null references affiliates (id),
  due_cents bigint not null,
  paid_cents bigint not null,
  -- one more than the reversed payouts that contained this referral
  turn integer not null default 1,
  constraint payout_items_pkey primary key (referral_id, turn),
  constraint payout_items_turn_check check (turn > 0)
);
create index payout_items_batch on payout_items (batch_id, affiliate_id);
create index payout_items_affiliate on payout_items (affiliate_id, batch_id);

-- Adjustments made after a payment, each settled by a later payout.
create table payout_corrections (
  line_id bigint not null references commission_ledger (id),
  batch_id bigint not null references payout_batches (id),
  affiliate_id bigint not null references affiliates (id),
  amount_cents bigint not null,
  turn integer not null default 1, -- as in payout_items
  constraint payout_corrections_pkey primary key (line_id, turn),
  constraint payout_corrections_turn_check check (turn > 0)
);
create index payout_corrections_batch on payout_corrections (batch_id, affiliate_id);
create index payout_corrections_affiliate on payout_corrections (affiliate_id, batch_id);

-- Payouts that were recorded by mistake and reversed, each at most once.
create table payout_reversals (
  batch_id bigint primary key references payout_batches (id),
  reason text not null,
  reversed_by bigint not null references admin_users (id),
  reversed_at timestamptz not null default now()
);

-- ===== Leads that were shown outdated figures =====

-- An edited lead is judged again by the job.
create function judge_lead_again() returns trigger language plpgsql as $$
begin
  insert into leads_to_judge (lead_id) values (new.id) on conflict do nothing;
  return null;
end $$;

-- Leads whose visitor was shown figures or an answer that today's terms would not give. A job
-- judges new and edited leads, and all of them when the terms change.
create table outdated_leads (
  lead_id bigint primary key references leads (id) on delete cascade,
  created_at timestamptz not null
);
create index outdated_leads_created on outdated_leads (created_at);

-- Leads that were edited since the job judged them.
create table leads_to_judge (
  lead_id bigint primary key references leads (id) on delete cascade
);
create trigger leads_judged_again
  after update of home_price, electric_bill, credit_score, property_state, solar_cost, tax_credit,
    education_earnings, monthly_savings, monthly_savings_low, annual_savings, lifetime_savings,
    savings_amount, system_kw, is_qualified, session_id on leads
  for each row execute function judge_lead_again();

-- Progress of the job: one row.
create table lead_judging (
  name varchar(30) primary key,
  figures char(16) not null, -- the figures by which leads are judged
  newest_id bigint not null, -- new leads are judged up to this one
  below_id bigint -- older leads below this one are not judged yet; null when all are
);

-- ===== Mail and jobs =====

-- Work that is done after a commit: mails, and work that repeats by the clock. A mail is written
-- in the transaction of its cause.
create table jobs (
  id bigint generated always as identity primary key,
  kind varchar(40) not null,
  recipient varchar(254),
  language char(2) not null default 'en',
  payload jsonb not null default '{}',
  lead_id bigint references leads (id) on delete set null,
  status varchar(20) not null default 'waiting',
  attempts integer not null default 0,
  run_at timestamptz not null default now(),
  last_error text,
  message_id varchar(200),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  locked_until timestamptz, -- a worker has it until then; later the worker has died
  key varchar(60), -- of work that repeats: at most one row
  -- what a mail tells of: at most one mail is written of an event, however often its cause repeats
  event varchar(80),
  -- how often a mail server got the content and its answer was lost; such a mail is repeated once at
  -- most
  handovers smallint not null default 0,
  -- the last refusal of a mail server; never logged, because it may quote an address
  server_answer varchar(1000),
  constraint jobs_status_check check (status in ('waiting', 'done', 'failed', 'withheld',
    'no_server')),
  constraint jobs_handovers_check check (handovers >= 0)
);
create index jobs_due on jobs (run_at) where status = 'waiting';
create index jobs_lead on jobs (lead_id) where lead_id is not null;
create index jobs_created on jobs (created_at desc);
create unique index jobs_key on jobs (key) where key is not null;
-- How many mails of a kind a mailbox got lately.
create index jobs_recipient on jobs (fold_mailbox(recipient), created_at)
  where kind = 'application_received';
create index jobs_resets on jobs (fold_mailbox(recipient), created_at)
  where kind = 'password_reset';
create unique index jobs_event on jobs (event) where event is not null;
-- Each queue asks for its own kinds: a long row of mails does not delay the work of the night.
create index jobs_due_kind on jobs (kind, run_at) where status = 'waiting';
-- The list of mails, newest first, and its search for a recipient.
create index jobs_mails on jobs (created_at desc, id desc) where key is null;
create index jobs_mails_not_sent on jobs (status, created_at desc, id desc)
  where key is null and status in ('failed', 'withheld', 'no_server');
create index jobs_recipients on jobs using gin (fold_text(recipient) gin_trgm_ops)
  where recipient is not null;

-- The text of mails, as staff keep it.
create table email_templates (
  id bigint generated always as identity primary key,
  name varchar(120) not null,
  description text,
  subject varchar(300) not null,
  html_content text not null,
  text_content text not null,
  template_type varchar(40) not null,
  recipient_type varchar(20) not null default 'admin',
  language char(2) not null default 'en',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- staff left the text empty: it is made from the HTML
  is_text_made boolean not null default false,
  constraint email_templates_recipient_type_check
    check (recipient_type in ('admin', 'affiliate', 'applicant')),
  constraint email_templates_template_type_check check (template_type in (
    'account_exists', 'milestone', 'lead_notification', 'application_received',
    'affiliate_notification', 'eligibility', 'welcome', 'password_reset', 'follow_up',
    'account_changed', 'commission_approved', 'commission_paid', 'commission_changed'))
);
-- One active template at most for a kind, a recipient and a language.
create unique index email_templates_active
  on email_templates (template_type, recipient_type, language) where is_active;

-- The link in an affiliate's mails to choose which mails they get. It needs no sign-in, cannot be
-- guessed and does not expire.
create table mail_links (
  affiliate_id bigint primary key references affiliates (id),
  token uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now()
);

-- What an affiliate chose, when and how.
create table mail_choices (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id),
  wants_referrals boolean not null,
  wants_milestones boolean not null,
  via varchar(20) not null,
  ip_address varchar(45),
  created_at timestamptz not null default now(),
  wants_commissions boolean, -- null: chosen before this switch existed
  constraint mail_choices_via_check check (via in ('one_click', 'page', 'portal'))
);
create index mail_choices_affiliate on mail_choices (affiliate_id, id desc);

-- The same link for an applicant.
create table applicant_mail_links (
  lead_id bigint primary key references leads (id),
  token uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now()
);

-- What an applicant chose, when and how. It holds for the mailbox, so for every application that
-- names it; the newest row counts.
create table applicant_mail_choices (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id),
  mailbox varchar(254) not null,
  wants_follow_ups boolean not null,
  via varchar(20) not null,
  ip_address varchar(45),
  created_at timestamptz not null default now(),
  constraint applicant_mail_choices_via_check check (via in ('one_click', 'page'))
);
create index applicant_mail_choices_mailbox on applicant_mail_choices (mailbox, id desc);

-- ===== Hero media =====

-- Pictures and films for the start page. One at most is active.
create table hero_media (
  id bigint generated always as identity primary key,
  file_name varchar(200) not null,
  original_name varchar(300) not null,
  media_type varchar(10) not null,
  mime_type varchar(80) not null,
  file_size bigint not null,
  file_path varchar(400) not null,
  thumbnail_path varchar(400),
  is_active boolean not null default false,
  uploaded_by bigint references admin_users (id) on delete set null,
  created_at timestamptz not null default now(),
  poster_path varchar(400), -- the picture that stands for a film until it plays
  width integer,
  height integer,
  constraint hero_media_media_type_check check (media_type in ('image', 'video')),
  constraint hero_media_file_size_check check (file_size >= 1),
  constraint hero_media_width_check check (width > 0),
  constraint hero_media_height_check check (height > 0)
);
create unique index hero_media_one_active on hero_media (is_active) where is_active;
create index hero_media_created on hero_media (created_at desc, id desc);
create trigger hero_media_change after insert or update or delete or truncate
  on hero_media for each statement execute function tell_change('hero-media');

-- ===== Audit =====

-- Who changed what, and who saw personal data.
create table audit_log (
  id bigint generated always as identity primary key,
  actor_kind varchar(20) not null,
  actor_id bigint,
  via_admin_id bigint,
  action varchar(60) not null,
  entity varchar(40) not null,
  entity_id bigint,
  before jsonb,
  after jsonb,
  ip_address varchar(45),
  at timestamptz not null default now(),
  constraint audit_log_actor_kind_check
    check (actor_kind in ('visitor', 'staff', 'affiliate', 'system'))
);
create index audit_log_entity on audit_log (entity, entity_id, at desc);
create index audit_log_actor on audit_log (actor_kind, actor_id, at desc);
create index audit_log_at on audit_log (at desc);
-- Failed sign-ins of the last minute: only so many are written down.
create index audit_log_failed_logins on audit_log (at desc) where action = 'staff.login_failed';
-- The log without the millions of lines that visitors cause.
create index audit_log_office on audit_log (at desc, id desc) where actor_kind <> 'visitor';
create index audit_log_office_action on audit_log (action, at desc, id desc)
  where actor_kind <> 'visitor';
create index audit_log_failed_affiliate_logins on audit_log (at desc)
  where action = 'affiliate.login_failed';

-- ===== Proof =====

-- Rows of these tables are only ever added: TABLE_append_only refuses every other change of a row,
-- TABLE_kept_whole a truncation.
do $$
declare proof text;
begin
  foreach proof in array array[
    'terms_versions', 'consent_texts', 'lead_status_history', 'consent_records', 'contact_stops',
    'referral_handovers', 'referral_moves', 'payout_batches', 'commission_ledger',
    'payout_items', 'payout_corrections', 'payout_reversals', 'mail_choices',
    'applicant_mail_choices', 'audit_log'
  ] loop
    execute format('create trigger %1$s_append_only before update or delete on %1$s
      for each row execute function refuse_change()', proof);
    execute format('create trigger %1$s_kept_whole before truncate on %1$s
      for each statement execute function refuse_change()', proof);
  end loop;
end $$;
