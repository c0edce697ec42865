-- The whole schema of the product, room by room. Later migrations only add to it: once a version is
-- released, this file never changes again (server/db/migrations.ts refuses an edit).
--
-- Names: a check, a unique rule and an index are named here; keys have the names that PostgreSQL
-- gives them (TABLE_pkey, TABLE_COLUMN_fkey, TABLE_COLUMN_key).
-- Functions in SQL have a standard body (`return ...`), never one in quotes: PostgreSQL then knows
-- what they call, and pg_dump writes them in an order that can be restored.

-- Trigrams for the search of names and addresses.
create extension if not exists pg_trgm;

-- Proof (consents, ledger, audit, history) is append-only, even for a person with a connection. It
-- changes inside erase_rows() alone.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('erasure.door', true) = 'open' then
    return new;
  end if;
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
-- "dang" Đặng. NFKD splits the marks off their letters; the pattern removes them and characters that
-- nobody sees. Apostrophes go before, because NFKD makes a blank of some of them.
create function fold_marks(words text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(normalize(translate(words, '''`´‘’‛ʹʻʼʽʾʿˈˊˋ′‵＇՚׳ꞌꞋ·', ''), NFKD),
    U&'[\0300-\036F\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\FE00-\FE0F\00AD\061C\180E\200B-\200F\202A-\202E\2060-\206F\FEFF]+',
    '', 'g');

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

-- What stands between two words: a hyphen, a comma, or blanks of any kind and number.
create function fold_more(words text) returns text
  language sql immutable strict parallel safe
  return (
    select btrim(regexp_replace(
      translate(
        case when octet_length(plain) = char_length(plain) then lower(plain)
          else fold_letters(plain) end,
        U&'-,;\2010\2011\2012\2013\2014\2015\2212\2043\1680\0085\2028\2029' || E'\t\n\r',
        repeat(' ', 16)),
      ' +', ' ', 'g'))
    from fold_marks(words) as plain);

-- Most names are ASCII, whole or without their marks, and cost next to nothing. Not strict, so that
-- PostgreSQL writes the function into the statement that calls it.
create function fold_text(words text) returns text language sql immutable parallel safe
  return case
    when octet_length(words) = char_length(words) and words !~ '[-,;''`\t\n\r]|  |^ | $'
      then lower(words)
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

-- The order of names: folded, then as written. Compared byte by byte (collate "C"), so that no
-- collation of the machine decides; cut, because an entry of an index is short.
create function sort_text(words text) returns text language sql immutable parallel safe
  return left(fold_text(words), 100) || E'\t' || words;

-- ===== Staff =====

create table admin_users (
  id bigint generated always as identity primary key,
  username varchar(50) not null,
  password text, -- a hash
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
  sign_in_name text not null,
  languages char(2)[] not null default '{}', -- none: any
  states char(2)[] not null default '{}', -- where the person is licensed; none: any
  weight smallint not null default 1 check (weight between 0 and 10),
  daily_cap integer check (daily_cap >= 0),
  on_shift boolean not null default false,
  phone varchar(40),
  -- The address of the own photo, as it is served.
  photo varchar(400),
  -- Whom the identity provider of the office calls a member of staff: set when they first sign in by
  -- it, and looked up by from then on, whatever becomes of their email address.
  oidc_issuer varchar(300),
  oidc_subject varchar(255),
  constraint admin_users_role check (role in ('admin', 'officer', 'compliance', 'read_only')),
  constraint admin_users_sign_on_whole check ((oidc_issuer is null) = (oidc_subject is null))
);
create unique index admin_users_sign_in_name on admin_users (sign_in_name);
create unique index admin_users_sign_on on admin_users (oidc_issuer, oidc_subject);

-- One address, one active member: else whoever takes a colleague's address keeps them from signing
-- on. Two who share one from before may still change what else they have.
create function refuse_taken_address() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or not old.is_active or lower(old.email) is distinct from lower(new.email) then
    perform pg_advisory_xact_lock(7264115890236);
    if exists (select from admin_users
        where lower(email) = lower(new.email) and is_active and id <> new.id) then
      raise exception 'another active member has this address'
        using errcode = 'unique_violation', constraint = 'admin_users_address';
    end if;
  end if;
  return new;
end $$;
create trigger admin_users_address before insert or update of email, is_active on admin_users
  for each row when (new.is_active) execute function refuse_taken_address();

-- The private address of the follow-ups of a member of staff; only its hash is kept.
create table calendar_links (
  staff_id bigint primary key references admin_users (id),
  token_hash char(64) not null unique,
  created_at timestamptz not null default now()
);

-- Whether the office has notices at all, and the keys that sign them, made when an admin first turns
-- them on.
create table push_setup (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null,
  public_key varchar(100) not null,
  private_key varchar(100) not null
);

-- A browser in which a member of staff wants them: where its push service takes them, and what they
-- are encrypted with.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  admin_user_id bigint not null references admin_users (id) on delete cascade,
  endpoint varchar(1000) not null,
  p256dh varchar(100) not null,
  auth varchar(30) not null,
  created_at timestamptz not null default now()
);
create unique index push_subscriptions_endpoint on push_subscriptions (endpoint);
create index push_subscriptions_member on push_subscriptions (admin_user_id, id);

-- The "users" of the specification: the same accounts, with the fields that it lists.
create view users as select id, username, password from admin_users;

-- ===== Program terms =====

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
  created_at timestamptz not null default clock_timestamp()
);
create index fact_confirmations_fact on fact_confirmations (fact, id desc);
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

-- ===== Affiliates =====

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
  -- a fraction of the price, or dollars a closing, by its unit
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
  -- When a partner last looked at the portal, and since when what changed is news to them.
  seen_at timestamptz,
  news_since timestamptz,
  -- The address of the own photo or logo, as it is served.
  picture varchar(400),
  -- Whether staff have looked at this picture: no flyer shows another one.
  picture_reviewed boolean not null default false,
  -- The name by which mails name a partner to others; empty until staff have reviewed one.
  reviewed_first_name varchar(100),
  reviewed_last_name varchar(100),
  -- What the rate counts: a share of the price, or a fixed amount. Where a rate or a ledger line has
  -- none, the license says it.
  commission_unit text not null,
  constraint affiliates_referral_code_shape check (referral_code ~ '^[A-Za-z0-9_-]{3,20}$'),
  -- No partner's code may look like one of our addresses.
  constraint affiliates_referral_code_not_reserved check (lower(referral_code) <> all (array[
    'service-promise', 'tasks', 'payee', 'guests', 'closing', 'clients', 'disputes', 'confirm',
    'agreements', 'news', 'link', 'call', 'links', 'flyer', 'open-house', 'agreement', 'resume',
    'near-miss', 'calendar', 'invitation', 'calculator', 'qualify', 'eligibility',
    'eligibility-results', 'apply', 'application', 'thank-you', 'marketing', 'admin', 'api',
    'affiliate', 'affiliates', 'dashboard', 'contact', 'contacts', 'profile', 'session',
    'sessions', 'referral', 'referrals', 'register', 'registration', 'login', 'logout', 'signin',
    'signup', 'forgot-password', 'reset-password', 'change-password', 'password', 'lead', 'leads',
    'note', 'notes', 'interactions', 'stats', 'activity', 'impersonate',
    'return-from-impersonation', 'email-templates', 'templates', 'hero-media', 'active',
    'activate', 'media', 'uploads', 'upload', 'calculate-savings', 'check-eligibility',
    'track-interaction', 'programme', 'program', 'terms', 'privacy', 'legal', 'consent', 'outbox',
    'audit', 'staff', 'users', 'user', 'ref', 'lang', 'language', 'en', 'es', 'pt', 'home',
    'index', 'page', 'pages', 'about', 'help', 'support', 'status', 'sent-mail',
    'launch-checklist', 'assets', 'asset', 'static', 'public', 'dist', 'src', 'fonts', 'images',
    'img', 'favicon', 'manifest', 'robots', 'sitemap', 'sitemaps', 'security', 'well-known',
    'service-worker', 'health', 'healthz', 'livez', 'readyz', 'ready', 'metrics', 'openapi',
    'docs', 'swagger', 'graphql', 'webhooks', 'oauth', 'oidc', 'auth', 'www', 'mail', 'null',
    'undefined', 'nan', 'true', 'false', 'none', 'earnings', 'statements', 'mail-wishes',
    'undo-email'
  ])),
  constraint affiliates_commission_unit check (
    case commission_unit when 'percent' then commission_rate between 0 and 1
      when 'fixed' then commission_rate between 0 and 10000 else false end)
);
-- A code is looked up in any case of its letters.
create unique index affiliates_referral_code on affiliates (lower(referral_code));
-- One account a mailbox; a deleted one does not count.
create unique index affiliates_email on affiliates (lower(email)) where deleted_at is null;

-- Keeps each rate that an affiliate had.
create function keep_affiliate_rate() returns trigger language plpgsql as $$
begin
  insert into affiliate_rates (affiliate_id, is_licensed_realtor, commission_unit, commission_rate)
  values (new.id, new.is_licensed_realtor, new.commission_unit, new.commission_rate);
  return null;
end $$;
create trigger affiliates_rate_first after insert on affiliates
  for each row execute function keep_affiliate_rate();
-- Who waits for a review by staff.
create index affiliates_to_review on affiliates (created_at, id) where needs_review;

create function keep_reviewed_name() returns trigger language plpgsql as $$
begin
  if not new.needs_review then
    new.reviewed_first_name := new.first_name;
    new.reviewed_last_name := new.last_name;
  end if;
  return new;
end $$;
create trigger affiliates_reviewed_name
  before insert or update of first_name, last_name, needs_review on affiliates
  for each row execute function keep_reviewed_name();

-- Where the unit is missing, or does not fit, the license says it.
create function fill_commission_unit() returns trigger language plpgsql as $$
begin
  if new.commission_unit is null
    or (new.commission_unit = 'percent' and new.commission_rate > 1)
    or (new.commission_unit = 'fixed' and new.commission_rate > 0 and new.commission_rate < 1) then
    new.commission_unit := case when new.is_licensed_realtor then 'percent' else 'fixed' end;
  end if;
  return new;
end $$;
create trigger affiliates_commission_unit before insert or update on affiliates
  for each row execute function fill_commission_unit();
create trigger affiliates_rate_changed after update on affiliates for each row
  when ((old.is_licensed_realtor, old.commission_unit, old.commission_rate)
    is distinct from (new.is_licensed_realtor, new.commission_unit, new.commission_rate))
  execute function keep_affiliate_rate();

-- The commission rate of an affiliate at any time: a referral that staff hand over earns by the
-- rate that applied when the lead qualified. Filled by triggers on affiliates.
create table affiliate_rates (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id),
  since timestamptz not null default now(),
  is_licensed_realtor boolean not null,
  commission_rate numeric(10, 4) not null,
  commission_unit text
);
create index affiliate_rates_since on affiliate_rates (affiliate_id, since desc, id desc);

-- On what ground a partner is paid.
create table partner_bases (
  affiliate_id bigint primary key references affiliates (id),
  kind varchar(20) not null
    check (kind in ('agent', 'broker', 'professional', 'client', 'marketer')),
  payee varchar(20) not null check (payee in ('self', 'broker', 'company')),
  payee_name varchar(200), -- null: the partner
  service varchar(20) not null check (service in ('referral', 'marketing', 'sharedAdvertising')),
  evidence text,
  license_state char(2),
  license_number varchar(60),
  license_expires date,
  license_evidence text,
  license_checked_on date,
  license_checked_by bigint references admin_users (id),
  w9_on_file boolean not null default false,
  updated_by bigint not null references admin_users (id),
  updated_at timestamptz not null default now(),
  check ((payee = 'self') = (payee_name is null)),
  check ((license_checked_on is null) = (license_checked_by is null))
);

-- The agreements that partners accept. Published versions never change.
create table partner_agreements (
  version integer primary key check (version > 0),
  texts jsonb not null, -- by language
  is_sample boolean not null,
  published_by bigint references admin_users (id), -- null: supplied with the product
  published_at timestamptz not null default now()
);
-- Supplied with the product; the lender publishes its own.
insert into partner_agreements (version, texts, is_sample) values (1, jsonb_build_object(
  'en', 'Sample. The lender replaces this text with its own agreement.

1. What you do. You perform the marketing services that you and the lender agree on in writing, and you keep evidence of them.
2. What you are paid. The lender pays for services that you performed, at a fair price, and not for a referral.
3. What you say. You tell people that you may be paid. You promise no loan, no rate and no grant.
4. Licenses. You keep the licenses that your work needs. Where the state asks for it, the lender pays your broker.
5. Ending. You or the lender may end this agreement at any time. Work that was done before stays payable.',
  'es', 'Modelo. El prestamista lo reemplaza por su propio acuerdo.

1. Lo que usted hace. Usted presta los servicios de marketing que acuerde por escrito con el prestamista y guarda pruebas de ellos.
2. Lo que se le paga. El prestamista paga los servicios que usted prestó, a un precio justo, y no una recomendación.
3. Lo que usted dice. Usted informa que puede recibir un pago. No promete préstamos, tasas ni ayudas.
4. Licencias. Usted mantiene las licencias que su trabajo requiere. Donde el estado lo exige, el prestamista paga a su bróker.
5. Fin. Usted o el prestamista pueden terminar este acuerdo en cualquier momento. El trabajo ya hecho se sigue pagando.',
  'pt', 'Modelo. A instituição financeira troca este texto pelo próprio contrato.

1. O que você faz. Você presta os serviços de marketing que combinar por escrito com a instituição financeira e guarda as provas.
2. O que você recebe. A instituição financeira paga os serviços que você prestou, a um preço justo, e não uma indicação.
3. O que você diz. Você avisa que pode receber um pagamento. Não promete empréstimo, taxa nem subsídio.
4. Licenças. Você mantém as licenças que seu trabalho exige. Onde o estado exige, a instituição financeira paga ao seu broker.
5. Fim. Você ou a instituição financeira podem encerrar este contrato a qualquer momento. O trabalho já feito continua a ser pago.'
), true);

create table agreement_acceptances (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id),
  version integer not null references partner_agreements (version),
  language char(2) not null,
  accepted_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create unique index agreement_acceptances_in_force
  on agreement_acceptances (affiliate_id, version) where withdrawn_at is null;

-- Links of a partner by channel and listing.
create table affiliate_links (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id) on delete cascade,
  name varchar(60) not null,
  -- An address or a number of a listing, as the partner wrote it.
  listing varchar(120),
  slug varchar(40) not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Until when applications of its open house share one address by right.
  open_until timestamptz,
  created_at timestamptz not null default now(),
  -- A deleted link is on paper still: it leads on, and its slug is never given again.
  deleted_at timestamptz,
  -- How many guests left their details by this link: who does not confirm is deleted, and not counted
  -- down.
  guests integer not null default 0,
  constraint affiliate_links_slug unique (affiliate_id, slug)
);

-- Which terms a partner's printed flyers show.
create table affiliate_flyers (
  affiliate_id bigint not null references affiliates (id) on delete cascade,
  version char(16) not null references terms_versions (id),
  printed_at timestamptz not null default now(),
  -- What a printed flyer says its partner may be paid; empty if nothing.
  pay varchar(30) not null default '',
  primary key (affiliate_id, version, pay)
);

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
  -- second_factor_at: null where only a password was given.
  -- stepped_up_at: when this browser last proved who it is; null counts as long ago.
  -- challenge: what a passkey has to sign at this sign-in.
  second_factor_at timestamptz,
  stepped_up_at timestamptz,
  challenge varchar(100),
  constraint sessions_kind_check
    check (kind in ('staff', 'pending', 'enrolling', 'affiliate')),
  constraint sessions_one_owner check (
    (kind in ('staff', 'pending', 'enrolling') and admin_user_id is not null and affiliate_id is null)
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

-- Links that set the password of a member of staff: the first one, or a new one.
create table staff_links (
  id bigint generated always as identity primary key,
  admin_user_id bigint not null references admin_users (id) on delete cascade,
  token char(64) not null unique, -- SHA-256 of the token
  expires_at timestamptz not null,
  used boolean not null default false,
  created_at timestamptz not null default now()
);
create index staff_links_account on staff_links (admin_user_id);

-- How often a caller made a call lately, shared by all processes of one PostgreSQL. Unlogged: it is
-- of no use after a crash or in a backup.
create unlogged table call_counts (
  key text primary key,
  calls int not null,
  ends_at timestamptz not null
) with (fillfactor = 50);

-- Keys by which programs call the API (docs/integrations.md). The key itself is in no table: nobody
-- gets one out of a backup.
create table api_keys (
  id bigint generated always as identity primary key,
  name varchar(100) not null,
  prefix varchar(20) not null, -- its first characters, by which people tell keys apart
  key_hash char(64) not null,
  scopes text[] not null, -- the calls it may make
  created_by bigint not null references admin_users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create unique index api_keys_hash on api_keys (key_hash);

-- ===== Imports =====

-- A file of leads, from its upload to its undoing.
create table lead_imports (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  staff_id bigint not null references admin_users (id),
  file_name varchar(200) not null,
  encoding varchar(20) not null, -- how its bytes were read
  columns jsonb not null, -- the names of its columns, in their order
  row_count integer not null,
  mapping jsonb, -- the column of each field of a lead
  consent_basis varchar(10),
  state varchar(10) not null default 'uploaded',
  imported integer not null default 0,
  skipped integer not null default 0, -- rows with an error
  constraint lead_imports_state_check
    check (state in ('uploaded', 'checked', 'running', 'done', 'undone')),
  constraint lead_imports_basis_check check (consent_basis in ('none', 'spoken', 'written'))
);

-- Its rows, each until it became a lead.
create table lead_import_rows (
  import_id bigint not null references lead_imports (id) on delete cascade,
  line integer not null, -- of the file
  cells jsonb not null,
  same_as integer, -- the line of the row that it fills, of the same person
  reason varchar(2000),
  constraint lead_import_rows_pkey primary key (import_id, line)
);

-- ===== Leads =====

-- Applications, and what staff do with them. A lead is hidden by deleted_at, never deleted.
create table leads (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  first_name varchar(100) not null,
  last_name varchar(100) not null,
  email varchar(254),
  phone varchar(40),
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
  -- Until when the owner must have answered a lead that the rule gave them or that they took: then it
  -- goes back to the queue. Null for a lead that a person handed over.
  returns_at timestamptz,
  next_follow_up_note varchar(500),
  next_follow_up_by bigint references admin_users (id),
  -- When staff last did something about a lead: a note, a status, a call or message of theirs.
  last_touch_at timestamptz,
  -- The file that a lead came from. Nobody applied: its clock of the first answer never starts.
  import_id bigint references lead_imports (id),
  -- Hidden from everybody until it is erased, and from then on. One that was not deleted before has
  -- both moments alike: reports still count it.
  sealed_at timestamptz,
  -- A lead's number in the loan system. Not unique: two applications may be about one loan.
  loan_number varchar(60),
  -- How much of this lead its partner sees, where the buyer wants less than the program allows; and
  -- since when the buyer waits to be erased.
  partner_sees varchar(10),
  erasure_asked_at timestamptz,
  -- How many applications came from its address within an hour; null unless that was unusual.
  address_shared_by integer,
  -- Where a lead could be reached since the person gave a number and an address, in order: the first
  -- of each is the given one. Null once it is the given one again, and for most leads.
  former_phones text[],
  former_emails text[],
  -- The changed address that the given one confirmed: its links are as good as those to that one.
  confirmed_email varchar(254),
  search text
    generated always as (
    -- A line each: no word typed is found across the end of one field and the beginning of the next.
    fold_text(first_name || ' ' || last_name) || coalesce(E'\n' || fold_text(email), '')
    || coalesce(E'\n' || fold_text(phone), '') || coalesce(E'\n' || fold_text(referral_code), '')
    || coalesce(E'\n' || regexp_replace(phone, '[^0-9]', '', 'g'), '')) stored,
  savings_amount integer,
  constraint leads_sealed_stay_deleted check (sealed_at is null or deleted_at is not null),
  constraint leads_partner_sees_check check (partner_sees in ('contact', 'status')),
  constraint leads_address_check
    check (email is not null or phone is not null or sealed_at is not null)
);
-- Totals read the index alone, as long as the visibility map is fresh: vacuum after 2 % instead of 20.
alter table leads set (autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table leads alter column search set statistics 300;
create index leads_session on leads (session_id);
create index leads_follow_up on leads (next_follow_up_at) where next_follow_up_at is not null;
-- The few deleted leads, left out of the referrals of an affiliate.
create index leads_deleted on leads (id) where deleted_at is not null;
create index leads_to_check on leads (created_at desc, id desc)
  include (status, property_state, source_name, language, is_qualified)
  where deleted_at is null and suspicion <> '{}' and suspicion <> '{no_start_time}';
create index leads_deleted_at on leads (deleted_at desc, id desc) where deleted_at is not null;
create trigger leads_append_only before delete on leads for each row
  execute function refuse_change();
create index leads_returning on leads (returns_at) where returns_at is not null;
create index leads_owner_follow_up on leads (owner_id, next_follow_up_at)
  where next_follow_up_at is not null and deleted_at is null;
-- What the head of the office counts.
create index leads_owned on leads (owner_id, status)
  where owner_id is not null and deleted_at is null;
create index leads_answered on leads (first_response_at) where first_response_at is not null;

-- How soon somebody wants to buy, as core/domain/options.ts orders it: the soonest is 1.
create function timeline_rank(timeline text) returns integer
  language sql immutable parallel safe
  return coalesce(array_position(
    array['immediately', '1 month', '1-3 months', '3-6 months', '6-12 months', 'not sure'],
    timeline), 7);

-- Whom to call first: who qualifies, then who buys soonest, then the dearest home.
create function call_rank(is_qualified boolean, timeline text, home_price integer) returns integer
  language sql immutable parallel safe
  return case when is_qualified then 0 else 100000000 end + 10000000 * timeline_rank(timeline)
    - least(coalesce(home_price, 0), 9999999);
-- No key is missing, so that a page begins behind a pair of key and id wherever it is. Of an index
-- that leaves rows out the planner uses no statistics of its expressions, so these hold deleted
-- leads as well.
create index leads_call_rank on leads (call_rank(is_qualified, timeline, home_price), id);
create index leads_timeline on leads (timeline_rank(timeline), id);

-- Ranges follow the program's minimum; one that begins between two of those specified ranks with the
-- lower one. The ranks of those specified stay, and with them the index.
create function score_rank(credit_score text) returns integer
  language sql immutable parallel safe
  return case
    when credit_score ~ '^Below \d{3}$' then 1
    when credit_score = '740+' then 6
    when credit_score ~ '^\d{3}-\d{3}$'
      then greatest(1, (width_bucket(left(credit_score, 3)::integer,
        array[580, 620, 660, 700, 740]) + 1))
    else 0
  end;
create index leads_score on leads (score_rank(credit_score), id);
create index leads_price on leads (coalesce(home_price, 0), id);
create index leads_touched on leads (coalesce(last_touch_at, '1970-01-01 00:00:00+00'), id);
create index leads_next_step on leads (coalesce(next_follow_up_at, '9999-12-31 00:00:00+00'), id);
create index leads_merged on leads (merged_into_id) where merged_into_id is not null;
create index leads_import on leads (import_id) where import_id is not null;
create index leads_sealed on leads (created_at) where sealed_at is not null;
create index leads_loan_number on leads (lower(loan_number)) where loan_number is not null;
-- The newest hundred applications of a mailbox or a number are read in order.
create index leads_mailbox_newest on leads (fold_mailbox(email), created_at desc, id desc);
create index leads_phone_newest on leads (phone, created_at desc, id desc);
create index leads_created on leads (created_at, id)
  include (status, property_state, source_name, language, is_qualified) where deleted_at is null;
create index leads_status_created on leads (status, created_at, id)
  include (property_state, source_name, language, is_qualified) where deleted_at is null;
create index leads_state_created on leads (property_state, created_at, id)
  include (status, source_name, language, is_qualified) where deleted_at is null;
create index leads_source_created on leads (source_name, created_at, id)
  include (status, property_state, language, is_qualified) where deleted_at is null;
create index leads_owner on leads (owner_id, created_at) where owner_id is not null;
create index leads_unowned on leads (created_at, id) where owner_id is null and deleted_at is null;
create index leads_waiting on leads (owner_id, created_at, id)
  where status = 'New' and first_response_at is null and next_follow_up_at is null
    and deleted_at is null and import_id is null;
create index leads_referral_code on leads (lower(referral_code), created_at, id)
  include (referral_code, status, property_state, language, is_qualified, first_name, last_name,
    home_price, partner_sees)
  where deleted_at is null and referral_code is not null;
-- Of an index that leaves rows out the planner uses no statistics of its expressions.
create statistics leads_folded_code on (lower(referral_code)) from leads;
create index leads_given_phone on leads ((former_phones[1])) where former_phones is not null;
create index leads_given_mailbox on leads (fold_mailbox(former_emails[1]))
  where former_emails is not null;

-- A null or an empty value is no address: the first one that staff enter counts as given.
create function former_addresses(former text[], old_one text, new_one text) returns text[]
  language sql immutable
  return case
    when coalesce(old_one, '') = '' or new_one is not distinct from old_one then former
    when new_one = coalesce(former[1], old_one) then null
    else former || old_one
  end;

create function keep_former_addresses() returns trigger language plpgsql as $$
begin
  -- A row that is restored brings its own; one that is erased keeps none.
  if current_setting('erasure.door', true) is distinct from 'open' then
    if new.former_phones is not distinct from old.former_phones then
      new.former_phones := former_addresses(old.former_phones, old.phone, new.phone);
    end if;
    if new.former_emails is not distinct from old.former_emails then
      new.former_emails := former_addresses(old.former_emails, old.email, new.email);
    end if;
  end if;
  return new;
end $$;
create trigger leads_former_addresses before update of phone, email on leads for each row
  when (old.phone is distinct from new.phone or old.email is distinct from new.email)
  execute function keep_former_addresses();
create index leads_search on leads using gin (search gin_trgm_ops)
  with (gin_pending_list_limit = 256);
-- What was merged into another lead finds that one.
create index leads_merged_search on leads using gin (search gin_trgm_ops)
  with (gin_pending_list_limit = 256) where merged_into_id is not null;
create index leads_last_name on leads ((sort_text(last_name) collate "C"), id)
  include (last_name, status, property_state, source_name, language, is_qualified)
  where deleted_at is null;
create index leads_first_name on leads ((sort_text(first_name) collate "C"), id)
  include (first_name, status, property_state, source_name, language, is_qualified)
  where deleted_at is null;
-- Open requests to be erased are a list of their own, counted whenever staff open the leads.
create index leads_erasure_asked on leads (erasure_asked_at) where erasure_asked_at is not null;

-- Every change of a lead's status.
create table lead_status_history (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete restrict,
  from_status varchar(50),
  to_status varchar(50) not null,
  actor_kind varchar(20) not null,
  actor_id bigint,
  reason text,
  changed_at timestamptz not null default clock_timestamp()
);
create index lead_status_history_lead on lead_status_history (lead_id, changed_at);
create index lead_status_history_outcomes on lead_status_history (changed_at)
  where to_status in ('Qualified', 'Closed', 'Closed Won');
-- What changed since a visit, newest first: the clients of a partner may be many.
create index lead_status_history_changed on lead_status_history (changed_at, id);

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
  -- A change of many leads may also be a change of owner.
  to_owner_id bigint references admin_users (id),
  constraint lead_bulk_changes_actor_id_key_key unique (actor_id, key),
  constraint lead_bulk_changes_kind_check check (kind in ('status', 'delete', 'owner', 'undo'))
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
  from_owner_id bigint references admin_users (id),
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
  -- Whether the lead's partner reads it.
  is_shared boolean not null default false,
  -- The partner who was credited when a note was shared; null for older notes.
  shared_with bigint references affiliates (id),
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

-- Every change of a lead's owner. No owner: the lead is in the queue. A row that changes none says
-- that nobody answered in time.
create table lead_owners (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete restrict,
  from_owner_id bigint references admin_users (id),
  owner_id bigint references admin_users (id),
  why varchar(12) not null,
  actor_id bigint references admin_users (id), -- none: the product itself
  at timestamptz not null default clock_timestamp(),
  constraint lead_owners_why_check
    check (why in ('rule', 'claim', 'hand', 'bulk', 'overdue', 'deactivated'))
);
create index lead_owners_lead on lead_owners (lead_id, id);
create index lead_owners_given on lead_owners (owner_id, at) where owner_id is not null;

-- What the loan system said of a lead, in any order; the newest moment holds. Of its own word for
-- an event only a digest is kept, which names nobody.
create table loan_events (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete restrict,
  event_hash char(64) not null,
  status varchar(50) not null,
  at timestamptz not null,
  received_at timestamptz not null default now()
);
create unique index loan_events_once on loan_events (lead_id, event_hash);

-- ===== Merged leads =====

-- A merge as long as it can be undone: the rows of both leads and their referrals as they were. The
-- cleaning of every night removes it afterwards.
create table lead_merges (
  id bigint generated always as identity primary key,
  survivor_id bigint not null references leads (id) on delete restrict,
  merged_id bigint not null references leads (id) on delete restrict,
  survivor jsonb not null,
  merged jsonb not null,
  credits jsonb not null,
  merged_by bigint not null references admin_users (id),
  merged_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz
);
create index lead_merges_survivor on lead_merges (survivor_id, id desc) where undone_at is null;
create index lead_merges_merged on lead_merges (merged_id);

-- A lead with all that were merged into it, itself first.
create function leads_of_person(lead bigint) returns bigint[]
  language sql stable parallel safe
  return array(
    with recursive person (id) as (
      values (lead)
      union
      select l.id from leads l join person on l.merged_into_id = person.id
    )
    select id from person);

-- The lead that stands for this one: itself, or the one it was merged into.
create function standing_lead(lead bigint) returns bigint
  language sql stable parallel safe
  return (
    with recursive way (id, next) as (
      select l.id, l.merged_into_id from leads l where l.id = lead
      union
      select l.id, l.merged_into_id from leads l join way on l.id = way.next
    )
    select id from way where next is null);

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
  -- Who wrote a consent down that was spoken or stated by the lender; none: the person gave it here.
  staff_id bigint references admin_users (id),
  -- The address of a consent that belongs to no application and no check, as of a watch of the rules.
  email varchar(254),
  -- When staff say that the person agreed, where the record is not itself the word of the person.
  -- Null for such a record: before any stop. The number and the address (email) are of a consent that
  -- was spoken later, for those of that moment.
  agreed_at timestamptz,
  phone varchar(40),
  constraint consent_records_ticked_check check (ticked in ('preset', 'person', 'none')),
  constraint consent_records_subject
    check (lead_id is not null or eligibility_check_id is not null
      or purpose in ('near_miss', 'notice_by_email'))
);
create index consent_records_lead on consent_records (lead_id);
create index consent_records_check on consent_records (eligibility_check_id);
create index consent_records_mailbox on consent_records (fold_mailbox(email)) where email is not null;
create index consent_records_phone on consent_records (phone) where phone is not null;

-- People whose requirements were not met, and who want to be told once the rules change.
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
  -- What the screen that confirms a watch may end: this one alone. The token of its email ends all that
  -- the mailbox waits for, and who typed an address need not be its owner. So asked twice with the same
  -- answers it is two.
  stop_token uuid not null default gen_random_uuid() unique,
  constraint near_miss_watches_outcome_check check (outcome in ('told', 'ended')),
  constraint near_miss_watches_done check ((done_at is null) = (outcome is null))
);
create index near_miss_watches_mailbox on near_miss_watches (fold_mailbox(email));
create index near_miss_watches_consent on near_miss_watches (consent_id);
create index near_miss_watches_waiting on near_miss_watches (fold_mailbox(email))
  where done_at is null;

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

-- The notice of a negative answer (12 CFR 1002.9): what was answered and decided, the words, and how
-- they reached the person. One row for an answer; while no address is known, the newest answer of the
-- same visit takes its place, and the first one keeps the day it is due.
create table negative_notices (
  id bigint generated always as identity primary key,
  token uuid not null default gen_random_uuid() unique, -- of the page that asks for an address
  session_id varchar(64),
  name varchar(200) not null,
  mobile_number varchar(40) not null,
  language char(2) not null,
  state char(2) not null,
  credit_score integer not null,
  home_price integer not null,
  reasons text[] not null,
  terms_version char(16) not null,
  text text not null,
  answered_at timestamptz not null,
  due_at timestamptz not null,
  way varchar(10),
  email varchar(254),
  postal_address varchar(300),
  consent_id bigint references consent_records (id),
  asked_at timestamptz,
  sent_at timestamptz,
  sent_by bigint references admin_users (id),
  -- A notice whose person was answered yes since may be set aside by staff, with a reason, instead of
  -- being sent. It goes with its notice, which an erasure removes.
  set_aside_at timestamptz,
  set_aside_by bigint references admin_users (id),
  set_aside_reason varchar(500),
  constraint negative_notices_way_check check (way in ('email', 'letter')),
  constraint negative_notices_addressed check (
    case way
      when 'email' then consent_id is not null and sent_by is null
      when 'letter' then postal_address is not null
      else sent_at is null
    end),
  constraint negative_notices_set_aside check (
    num_nonnulls(set_aside_at, set_aside_by, set_aside_reason) in (0, 3))
);
create index negative_notices_due on negative_notices (due_at, id) where sent_at is null;
create index negative_notices_sent on negative_notices (sent_at, id) where sent_at is not null;
create index negative_notices_session on negative_notices (session_id);
create index negative_notices_mobile on negative_notices (mobile_number);
create index negative_notices_mailbox on negative_notices (fold_mailbox(email))
  where email is not null;
create index negative_notices_consent on negative_notices (consent_id);
create unique index negative_notices_unaddressed
  on negative_notices (session_id, mobile_number, name)
  where way is null and session_id is not null;

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
  -- What closed a channel; a stop that the member who recorded it takes back has a row that names it.
  kind varchar(20) not null default 'said',
  takes_back bigint references contact_stops (id),
  constraint contact_stops_channels_check check (
    channels <@ '{phone,sms,email}' and channels <> '{}'),
  constraint contact_stops_kind_check check (kind in ('said', 'withdrew', 'wrong_number'))
);
create index contact_stops_lead on contact_stops (lead_id);
create index contact_stops_phone on contact_stops (phone) where phone is not null;
create index contact_stops_mailbox on contact_stops (mailbox) where mailbox is not null;
create unique index contact_stops_taken_back on contact_stops (takes_back)
  where takes_back is not null;

-- Calls, texts and emails of staff, as they wrote them down.
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

-- When staff last did something about a lead.
create function touch_lead() returns trigger language plpgsql as $$
begin
  -- Whoever is changing the lead meanwhile is not waited for: that is a touch of its own.
  update leads set last_touch_at = now() where id = (
    select id from leads where id = new.lead_id for no key update skip locked);
  return null;
end $$;
create trigger lead_notes_touch after insert on lead_notes for each row
  when (new.author_type = 'admin') execute function touch_lead();
create trigger lead_status_history_touch after insert on lead_status_history for each row
  when (new.actor_kind = 'staff' and new.from_status is not null) execute function touch_lead();
create trigger contact_attempts_touch after insert on contact_attempts for each row
  execute function touch_lead();

-- ===== Tracking =====

-- Steps of visitors on the public site.
create table interactions (
  id bigint generated always as identity primary key,
  session_id varchar(64) not null,
  -- of the first step of a browser; the next ones leave it out: browser_of_step()
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
create index interactions_action on interactions (action);
-- The steps that name a browser are one or two a visit, and its first is always among them: the visits
-- of each day are counted here.
create index interactions_visits on interactions (session_id, created_at)
  where user_agent is not null;
create index interactions_session on interactions (session_id);
create index interactions_lead on interactions (lead_id) where lead_id is not null;
create index interactions_created on interactions (created_at);

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
  link_id bigint references affiliate_links (id) on delete set null,
  constraint attribution_touches_source_check check (source in ('server', 'browser'))
);
create index attribution_touches_session on attribution_touches (session_id, touched_at);
-- The visits of an affiliate, counted without reading a touch.
create index attribution_touches_affiliate on attribution_touches (affiliate_id, session_id);
create index attribution_touches_link on attribution_touches (link_id) where link_id is not null;

-- The browser of a step: null if none was told, or if it was erased.
create function browser_of_step(of_session varchar, browser varchar, at timestamptz, step bigint)
  returns varchar language sql stable
  return nullif(coalesce(browser, (
    select named.user_agent from (
      select s.user_agent, s.created_at, s.id from public.interactions s
      where s.session_id = of_session and s.user_agent is not null and (s.created_at, s.id) < (at, step)
      offset 0
    ) named
    order by named.created_at desc, named.id desc limit 1
  )), '');

-- One tab may have served several people. Before the steps of these leads are emptied, those of the
-- others learn the browser that they left to them.
create function hand_on_browsers(leads bigint[]) returns void language sql
begin atomic
  update public.interactions i
  set user_agent = coalesce(public.browser_of_step(i.session_id, null, i.created_at, i.id), '')
  where i.user_agent is null and (i.lead_id is null or i.lead_id <> all (leads))
    and i.session_id = any (array(
      select s.session_id from public.interactions s
      where s.lead_id = any (leads) and s.user_agent is not null
    ));
end;
revoke execute on function hand_on_browsers from public;

-- ===== The buyer's own page =====

-- Each link opens the page of one lead. The table holds digests alone: a copy of it opens no page.
create table buyer_links (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id),
  token_hash bytea not null unique,
  browser_key char(43) not null, -- keys the proof of a browser that opened the link
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '90 days',
  revoked_at timestamptz,
  wrong_tries integer not null default 0, -- since the right digits were last typed
  locked_until timestamptz,
  opened_at timestamptz,
  -- The link of another buyer: it shows the page and changes nothing.
  is_read_only boolean not null default false,
  -- The mailbox that a link was mailed to: who opens that link reads it, and may see what it waits for.
  mailed_to varchar(254),
  -- The changed address that this link confirms; it opens no page.
  confirms varchar(254)
);
create index buyer_links_lead on buyer_links (lead_id);
create index buyer_links_expires on buyer_links (expires_at);

-- Whether a link went to the address that the person gave or confirmed; a link that was not mailed
-- is held by the browser that applied, or by whom the person gave it to.
create function is_given_mailbox(of_lead bigint, address text) returns boolean
  language sql stable
  return address is null or (
    select fold_mailbox(address) in (fold_mailbox(coalesce(former_emails[1], email)),
      fold_mailbox(coalesce(confirmed_email, '')))
    from leads where id = of_lead);

-- Whether a lead still has this very address.
create function is_address_of(of_lead bigint, address text) returns boolean
  language sql stable
  return exists (
    select from leads where id = of_lead and email = address and deleted_at is null);

-- ===== Pages as they were shown =====

-- Each distinct page that was served, once.
create table served_pages (
  hash bytea primary key, -- SHA-256 of the page before compression
  name varchar(8) not null, -- how the page calls itself, and the visits that were shown it
  path varchar(200) not null,
  language char(2) not null,
  -- The page it was compressed against: of one day to the next little more than the date differs.
  base bytea references served_pages (hash),
  html bytea not null, -- compressed by zstd with the base, if any, as the dictionary
  first_served_at timestamptz not null default now(),
  last_served_at timestamptz not null default now() -- to the day: when it was last rendered
);
alter table served_pages alter column html set storage external;
create index served_pages_name on served_pages (name);
create index served_pages_bases on served_pages (path, language, first_served_at) where base is null;
create index served_pages_base on served_pages (base) where base is not null;
create index served_pages_last on served_pages (last_served_at);
-- A page is never changed; only when it was last served is.
create trigger served_pages_unchanged before update on served_pages for each row
  when ((old.hash, old.name, old.path, old.language, old.base, old.html, old.first_served_at)
    is distinct from (new.hash, new.name, new.path, new.language, new.base, new.html, new.first_served_at))
  execute function refuse_change();

-- Which of them an applicant was shown, once the visit itself has served its time.
create table lead_pages (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id),
  page_hash bytea not null references served_pages (hash) on delete cascade,
  seen_at timestamptz not null
);
create index lead_pages_lead on lead_pages (lead_id);
create index lead_pages_page on lead_pages (page_hash);
create index lead_pages_seen on lead_pages (seen_at);

-- Pages that were made for a person, each distinct one once, however often it was shown.
create table personal_pages (
  id bigint generated always as identity primary key,
  -- The person: of an application, or of a browser tab and, of a check, of the number typed there.
  lead_id bigint references leads (id),
  session_id varchar(64),
  mobile_number varchar(40),
  path varchar(200) not null,
  language char(2) not null,
  hash bytea not null, -- SHA-256 of the page before compression, secrets of links blotted out
  -- What it was compressed against: a public page, or the first one of this person at this address.
  base bytea references served_pages (hash),
  first_id bigint references personal_pages (id),
  html bytea not null, -- compressed by zstd
  first_shown_at timestamptz not null,
  last_shown_at timestamptz not null,
  times integer not null default 1,
  constraint personal_pages_person check ((lead_id is null) <> (session_id is null)),
  constraint personal_pages_base check (base is null or first_id is null)
);
alter table personal_pages alter column html set storage external;
create unique index personal_pages_lead on personal_pages (lead_id, hash) where lead_id is not null;
-- Two people may use one tab one after the other.
create unique index personal_pages_session
  on personal_pages (session_id, coalesce(mobile_number, ''), hash) where session_id is not null;
create index personal_pages_number on personal_pages (mobile_number)
  where mobile_number is not null;
create index personal_pages_base on personal_pages (base) where base is not null;
create index personal_pages_first on personal_pages (first_id) where first_id is not null;
create index personal_pages_last on personal_pages (last_shown_at);
-- A page is never changed; only when it was last shown is, and how often.
create trigger personal_pages_unchanged before update on personal_pages for each row
  when ((old.lead_id, old.session_id, old.mobile_number, old.path, old.language, old.hash, old.base,
      old.first_id, old.html, old.first_shown_at)
    is distinct from (new.lead_id, new.session_id, new.mobile_number, new.path, new.language,
      new.hash, new.base, new.first_id, new.html, new.first_shown_at))
  execute function refuse_change();

-- ===== Referrals =====

-- A lead credited to an affiliate. Both affiliate_id and referral_code are null if the applicant
-- removed the code; nobody earns by such a referral.
create table referrals (
  id bigint generated always as identity primary key,
  affiliate_id bigint references affiliates (id),
  lead_id bigint not null references leads (id) on delete cascade,
  referral_code varchar(20),
  status varchar(20) not null default 'pending',
  commission_amount bigint not null default 0, -- cents; the sum of the ledger
  attribution jsonb, -- the receipt: known touches, the one that won, and the rule
  is_self_referral boolean not null default false,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  link_id bigint references affiliate_links (id) on delete set null,
  constraint referrals_status_check
    check (status in ('pending', 'qualified', 'approved', 'paid', 'void')),
  constraint referrals_of_nobody check (
    (affiliate_id is null) = (referral_code is null)
    and (affiliate_id is not null or status = 'void')),
  constraint referrals_lead_id_key unique (lead_id) deferrable initially immediate
);
alter table referrals set (autovacuum_vacuum_insert_scale_factor = 0.02);
-- The referrals of an affiliate by age, counted without reading a row.
create index referrals_affiliate on referrals (affiliate_id, created_at desc, id desc)
  include (lead_id, status);
create index referrals_state on referrals (status, created_at desc, id desc)
  where affiliate_id is not null;
create index referrals_link on referrals (link_id) where link_id is not null;
-- The list of commissions is in this order.
create index referrals_created on referrals (created_at, id) where affiliate_id is not null;

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
  decided_at timestamptz not null default clock_timestamp(),
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
  moved_at timestamptz not null default clock_timestamp(),
  constraint referral_moves_referral_id_event_key_key unique (referral_id, event_key)
);

-- Clients whom a partner registers by hand.
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
  confirmed_lead_id bigint references leads (id) on delete set null,
  -- The link of the open house; null for a client whom the partner named.
  link_id bigint references affiliate_links (id) on delete set null,
  -- An invitation that waits for the review of its partner; none was mailed.
  is_held boolean not null default false
);
create index client_invitations_of_affiliate on client_invitations (affiliate_id, created_at, id);
create index client_invitations_token on client_invitations (token_hash);
create index client_invitations_earlier on client_invitations (earlier_token_hash)
  where earlier_token_hash is not null;
create index client_invitations_mailbox on client_invitations (fold_mailbox(email));
create index client_invitations_lead on client_invitations (confirmed_lead_id)
  where confirmed_lead_id is not null;
create index client_invitations_link on client_invitations (link_id) where link_id is not null;

-- Disputes of who is credited.
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

-- ===== Commissions and payouts =====

-- Payouts: date, reference and total. A payout never changes; an adjustment corrects it.
create table payout_batches (
  id bigint generated always as identity primary key,
  created_by bigint not null references admin_users (id),
  key varchar(60) not null, -- the caller's own word for this call: sent twice it pays once
  request_hash char(64) not null,
  paid_on date not null,
  reference varchar(120) not null,
  total_cents bigint not null,
  created_at timestamptz not null default clock_timestamp(),
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
  created_at timestamptz not null default clock_timestamp(),
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

-- Adds a new line of the ledger to the sum on its referral. A payout and its reversal move money,
-- but do not change what the referral earned.
create function sum_commissions() returns trigger language plpgsql as $$
begin
  update referrals set commission_amount = commission_amount + new.amount_cents
  where id = new.referral_id;
  return null;
end $$;
create trigger commission_ledger_sums after insert on commission_ledger for each row
  when (new.kind not in ('payout', 'reversal') and new.amount_cents <> 0)
  execute function sum_commissions();

create table payout_items (
  referral_id bigint not null references referrals (id),
  batch_id bigint not null references payout_batches (id),
  affiliate_id bigint not null references affiliates (id),
  due_cents bigint not null,
  paid_cents bigint not null,
  -- one more than the reversed payouts that contained this referral
  turn integer not null default 1,
  -- To whom each part of a payment was made out, as it was on record at that moment.
  payee varchar(20) not null check (payee in ('self', 'broker', 'company')),
  payee_name varchar(201) not null,
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
  payee varchar(20) not null check (payee in ('self', 'broker', 'company')),
  payee_name varchar(201) not null,
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

-- Progress of the job: one row.
create table lead_judging (
  name varchar(30) primary key,
  figures char(16) not null, -- the figures by which leads are judged
  newest_id bigint not null, -- new leads are judged up to this one
  below_id bigint, -- older leads below this one are not judged yet; null when all are
  -- How far the leads are judged, by the moment at which they came. Those that are not deleted are
  -- walked through by the index of lists; one that is restored is judged again.
  newest_at timestamptz,
  below_at timestamptz
);

-- An edited lead is judged again by the job.
create function judge_lead_again() returns trigger language plpgsql as $$
begin
  insert into leads_to_judge (lead_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger leads_judged_again
  after update of home_price, electric_bill, credit_score, property_state, solar_cost, tax_credit,
    education_earnings, monthly_savings, monthly_savings_low, annual_savings, lifetime_savings,
    system_kw, is_qualified, session_id, deleted_at on leads
  for each row execute function judge_lead_again();

-- ===== Webhooks =====

-- Webhooks: programs of the lender that are told what happens (docs/integrations.md).
create table webhooks (
  id bigint generated always as identity primary key,
  url varchar(500) not null,
  events text[] not null,
  secret varchar(60) not null, -- signs what is sent; shown once, when the webhook is made
  paused_at timestamptz, -- gets nothing since then
  pause_reason varchar(10),
  failing_since timestamptz, -- no attempt has succeeded since then
  created_at timestamptz not null default now(),
  constraint webhooks_pause check ((paused_at is null) = (pause_reason is null)
    and pause_reason in ('hand', 'failing', 'gone'))
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
  -- A delivery is a job: `payload` is the event, `server_answer` the beginning of the answer.
  webhook_id bigint references webhooks (id) on delete cascade,
  answer_status smallint, -- of HTTP; null without an answer
  answer_ms integer,
  -- What a mail said, once it was written; null again once it was erased. A part of both texts is the
  -- link, which a copy leaves out, because it gets its own.
  subject text,
  text text,
  html text,
  link jsonb,
  words_hash bytea,
  constraint jobs_status_check check (status in ('waiting', 'done', 'failed', 'withheld',
    'no_server')),
  constraint jobs_handovers_check check (handovers >= 0)
);
create index jobs_due on jobs (run_at) where status = 'waiting';
create index jobs_lead on jobs (lead_id) where lead_id is not null;
create unique index jobs_key on jobs (key) where key is not null;
create index jobs_resets on jobs (fold_mailbox(recipient), created_at)
  where kind = 'password_reset';
create unique index jobs_event on jobs (event) where event is not null;
-- Each queue asks for its own kinds: a long row of mails does not delay the work of the night.
create index jobs_due_kind on jobs (kind, run_at) where status = 'waiting';
create index jobs_mails_not_sent on jobs (status, created_at desc, id desc)
  where key is null and status in ('failed', 'withheld', 'no_server');
create index jobs_webhook on jobs (webhook_id, created_at desc, id desc)
  where webhook_id is not null;
create index jobs_mails on jobs (created_at, id) where key is null;
create index jobs_notices on jobs (split_part(event, ':copy:', 1))
  where kind = 'negative_notice';
create index jobs_refused on jobs (fold_mailbox(recipient))
  where status = 'failed' and recipient is not null;

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
    'erasure_asked', 'confirm_email', 'guest_invitation', 'client_invitation', 'dispute_decided',
    'buyer_link', 'withdrawn', 'promise_missed', 'erasure_declined', 'negative_notice',
    'near_miss_changed', 'staff_invitation', 'staff_reset', 'follow_up_reminder', 'lead_overdue',
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
  lead_id bigint not null references leads (id),
  token uuid not null default gen_random_uuid() primary key,
  created_at timestamptz not null default now(),
  mailbox varchar(254)
);
create unique index applicant_mail_links_mailbox on applicant_mail_links (lead_id, mailbox);

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
create index applicant_mail_choices_lead on applicant_mail_choices (lead_id);

-- Under which address this database last sent emails, and whether it sends none: one that was
-- restored or copied for a drill holds emails that the original sends (docs/operations.md).
create table mail_hold (
  is_only boolean primary key default true check (is_only),
  public_url varchar(300) not null,
  held_since timestamptz,
  reason varchar(10) check (reason in ('asked', 'moved')),
  constraint mail_hold_reason check ((held_since is null) = (reason is null))
);

-- Mails that a mail server took, with the number and the event of their job.
create table sent_mails (
  id bigint primary key,
  created_at timestamptz not null,
  sent_at timestamptz not null default now(),
  -- No foreign key: leads are never deleted, and its check would wait for who erases the person,
  -- who waits for the job of this mail.
  lead_id bigint,
  attempts smallint not null,
  language char(2) not null,
  kind varchar(40) not null,
  recipient varchar(254),
  message_id varchar(200),
  payload jsonb not null default '{}',
  event varchar(80),
  server_answer varchar(1000),
  -- As in jobs.
  subject text,
  text text,
  html text,
  link jsonb,
  words_hash bytea
);
create index sent_mails_lead on sent_mails (lead_id) where lead_id is not null;
create unique index sent_mails_event on sent_mails (event) where event is not null;
-- Read backwards, newest first: written at its end, an index stays dense.
create index sent_mails_created on sent_mails (created_at, id);
create index sent_mails_resets on sent_mails (fold_mailbox(recipient), created_at)
  where kind = 'password_reset';
create index sent_mails_recipients on sent_mails using gin (fold_text(recipient) gin_trgm_ops)
  with (gin_pending_list_limit = 256) where recipient is not null;
-- A notice whose email failed is sent again as a copy. The copy's event begins with that of the first
-- email, so all of them are found together: to say whether it is out, for an examiner, and to erase.
create index sent_mails_notices on sent_mails (split_part(event, ':copy:', 1))
  where kind = 'negative_notice';

-- A mailbox of which a mail server said that it takes no emails gets none, until that very mail is
-- sent again or the person has another address.
create view refused_mailboxes as
  select fold_mailbox(recipient) as mailbox, run_at as refused_at, coalesce(
    substring(last_error from '^the mail server says that this address takes no emails: (.*) \('),
    'the mailbox takes no emails') as reason
  from jobs
  where status = 'failed' and recipient is not null and key is null and webhook_id is null
    and last_error like 'the mail server says that this address takes no emails%';

-- SHA-256 of what a mail said: tells what was changed since (docs/decisions/011-jobs-and-mail.md).
create function hash_words(subject text, text text, html text, link jsonb)
  returns bytea language sql stable
  return sha256(convert_to(jsonb_build_array(subject, text, html, link)::text, 'UTF8'));

-- Every mail, sent or not. Both halves have the same types: else no index serves the whole.
create view all_mails as
  select id, kind, recipient, language, payload, lead_id, status, attempts, run_at, last_error,
    message_id, created_at, done_at as sent_at, event, handovers, server_answer,
    subject, text, html, link, words_hash
  from jobs
  where key is null and webhook_id is null and kind <> 'push'
  union all
  select id, kind, recipient, language, payload, lead_id, 'done', attempts::integer, created_at, null,
    message_id, created_at, sent_at, event, 0::smallint, server_answer,
    subject, text, html, link, words_hash
  from sent_mails;

-- ===== Events of webhooks =====

-- Enqueues a delivery for each webhook that wants the event, in the commit of its cause. The body
-- is thin: numbers, and names of fields. Who wants the values asks the API, which knows who may
-- read them.
create function enqueue_event(event text, data jsonb) returns void language sql as $$
  insert into jobs (kind, webhook_id, message_id, payload)
  select 'webhook', id, 'msg_' || replace(gen_random_uuid()::text, '-', ''),
    jsonb_build_object('type', event, 'data', data)
  from webhooks where paused_at is null and event = any (events)
$$;

-- The names of columns as the API spells them: home_price is homePrice.
create function api_names(columns text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(lower(left(name, 1)) || substr(replace(initcap(name), '_', ''), 2)
    order by name), '[]')
  from unnest(columns) as name
$$;

-- Tells webhooks of a row that was added or changed. On the tables and not in the code that writes
-- them: whatever changes a lead, one or a thousand, tells of each.
create function tell_webhooks() returns trigger language plpgsql as $$
declare
  -- Columns that change with others, or with each look at the lead.
  unsaid constant text[] := '{updated_at, last_touch_at, returns_at, search}';
  event constant text := tg_argv[0];
  changed text[];
begin
  -- All that a change costs while nobody listens.
  if not exists (select from webhooks where paused_at is null and event = any (events)) then
    return null;
  end if;
  if event = 'lead.updated' then
    select array_agg(column_now.key) into changed
    from jsonb_each(to_jsonb(new)) as column_now
    where column_now.value is distinct from to_jsonb(old) -> column_now.key
      and column_now.key <> all (unsaid);
    if changed is not null then
      perform enqueue_event(event, jsonb_build_object('id', new.id, 'fields', api_names(changed)));
    end if;
  elsif event = 'lead.status' then
    perform enqueue_event(event, jsonb_build_object('id', new.lead_id));
  elsif event in ('referral.credited', 'commission.approved') then
    perform enqueue_event(event, jsonb_build_object('id', new.id, 'leadId', new.lead_id,
      'affiliateId', new.affiliate_id));
  elsif event = 'programme.published' then
    perform enqueue_event(event, jsonb_build_object('id', new.id, 'fields',
      (select coalesce(jsonb_agg(key order by key), '[]') from jsonb_object_keys(new.terms) key)));
  else
    perform enqueue_event(event, jsonb_build_object('id', new.id));
  end if;
  return null;
end $$;
create trigger leads_created_event after insert on leads for each row
  execute function tell_webhooks('lead.created');
create trigger leads_updated_event after update on leads for each row
  when (old.* is distinct from new.*) execute function tell_webhooks('lead.updated');
create trigger lead_status_event after insert on lead_status_history for each row
  when (new.from_status <> new.to_status) execute function tell_webhooks('lead.status');
create trigger referrals_credited_event after insert on referrals for each row
  when (new.affiliate_id is not null) execute function tell_webhooks('referral.credited');
create trigger referrals_recredited_event after update on referrals for each row
  when (new.affiliate_id is not null
    and (old.affiliate_id, old.lead_id) is distinct from (new.affiliate_id, new.lead_id))
  execute function tell_webhooks('referral.credited');
-- A reversed payout goes back to approved, which nobody approves again.
create trigger referrals_approved_event after update on referrals for each row
  when (new.status = 'approved' and old.status not in ('approved', 'paid'))
  execute function tell_webhooks('commission.approved');
create trigger payouts_created_event after insert on payout_batches for each row
  execute function tell_webhooks('payout.created');
create trigger terms_published_event after update on terms_revisions for each row
  when (old.published_at is null and new.published_at is not null)
  execute function tell_webhooks('programme.published');

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

-- ===== Files =====

-- What staff uploaded: each file under its name, in parts of 1 MB. Servers keep copies on their
-- disks; a deletion tells them.
create table upload_parts (
  name varchar(100) not null,
  number integer not null,
  bytes bytea not null check (length(bytes) <= 1048576),
  stored_at timestamptz not null default now(),
  primary key (name, number)
);
-- Pictures, films and packed scripts do not get smaller.
alter table upload_parts alter column bytes set storage external;
create trigger upload_parts_deleted after delete
  on upload_parts for each statement execute function tell_change('uploads');

-- What browsers load of each build that runs here or ran lately, so that a server can give out the
-- files of another build.
create table build_files (
  name varchar(200) primary key,
  bytes bytea not null,
  used_at timestamptz not null default now()
);
alter table build_files alter column bytes set storage external;

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
  at timestamptz not null default clock_timestamp(),
  -- Who acted in which session: a stolen one is told from the account's others.
  session_id bigint,
  constraint audit_log_actor_kind_check
    check (actor_kind in ('visitor', 'staff', 'affiliate', 'system', 'key'))
);
create index audit_log_entity on audit_log (entity, entity_id, at desc);
-- Failed sign-ins of the last minute: only so many are written down.
create index audit_log_failed_logins on audit_log (at desc) where action = 'staff.login_failed';
-- The log without the millions of lines that visitors cause.
create index audit_log_office on audit_log (at desc, id desc) where actor_kind <> 'visitor';
create index audit_log_office_action on audit_log (action, at desc, id desc)
  where actor_kind <> 'visitor';
create index audit_log_failed_affiliate_logins on audit_log (at desc)
  where action = 'affiliate.login_failed';
create index audit_log_session on audit_log (session_id, id) where session_id is not null;
create index audit_log_at on audit_log (at);
create index audit_log_actor on audit_log (actor_kind, actor_id, at);

-- The leads that a line of the audit log showed, in rows of at most a thousand.
create table audit_leads (
  id bigint generated always as identity primary key,
  line_id bigint not null references audit_log (id),
  lead_ids bigint[] not null
);
create index audit_leads_line on audit_leads (line_id);

-- ===== Erasure =====

-- Who was erased is no longer known: a receipt names leads by their numbers.
create table erasures (
  id bigint generated always as identity primary key,
  lead_ids bigint[] not null,
  reason varchar(500) not null, -- holds no name, number or address of the person
  staff_id bigint references admin_users (id) on delete set null,
  requested_at timestamptz not null default now(),
  erase_on date, -- a duty keeps the application until this day; null: erased at once
  erased_at timestamptz,
  erased_rows jsonb not null default '{}' -- how many, by table
);
create index erasures_due on erasures (erase_on) where erased_at is null;

-- Keys the digests below. Made with the first of them, so that no two installations share one.
create table contact_key (
  is_only boolean primary key default true check (is_only),
  key char(64) not null
);

-- Numbers and mailboxes of erased people, as digests: they stay off every list for five years.
create table do_not_contact (
  id bigint generated always as identity primary key,
  subject varchar(10) not null,
  digest char(64) not null,
  added_at timestamptz not null default now(),
  until timestamptz not null,
  constraint do_not_contact_subject check (subject in ('phone', 'mailbox'))
);
create index do_not_contact_digest on do_not_contact (digest);

-- A digest keyed as HMAC keys it, inside and outside; null while there is no key.
create function contact_digest(address text) returns text language sql stable
  return (
    select encode(sha256(decode(key, 'hex') || sha256(decode(key, 'hex')
      || convert_to(address, 'UTF8'))), 'hex')
    from contact_key);

-- The door through which rows of a person are emptied, proof included, with its own line in the
-- audit log. It writes no value but nothing: null, or what is empty in a column that must be filled.
-- Two columns are counted and keep a word that says nothing of a person: a session gets another
-- name, equal for equal ones, and of a source its name stays.
-- The door is no `set` of the function: PostgreSQL lets superusers alone make such a function, and a
-- managed one gives nobody that right.
-- `plan`: [{ "table", "rows": a condition of the first four arguments, "columns", "isRemoved" }]
create function erase_rows(leads bigint[], sessions text[], phones text[], mailboxes text[],
  words text[], of_erasure bigint, by_staff bigint, plan jsonb)
  returns jsonb language plpgsql as $$
declare
  salt constant text := gen_random_uuid()::text;
  part record;
  emptied text;
  hits bigint;
  counts jsonb := '{}';
begin
  perform set_config('erasure.door', 'open', true);
  for part in
    select * from jsonb_to_recordset(plan)
      as p ("table" text, rows text, columns text[], "isRemoved" boolean)
  loop
    if part."isRemoved" then
      emptied := format('delete from %I', part."table");
    else
      select format('update %I set %s', part."table", string_agg(format('%I = %s', a.attname,
        case
          when a.attname = 'session_id' and part."table" <> 'leads'
            then format('''erased-'' || md5(session_id || %L)', salt)
          when part."table" = 'leads' and a.attname = 'source'
            then 'jsonb_build_object(''utm_source'', source_name)'
          when part."table" = 'interactions' and a.attname = 'user_agent'
            then 'left(user_agent, 0)'
          when not a.attnotnull then 'null'
          when t.typcategory = 'A' or t.typname = 'jsonb' then '''{}'''
          when t.typcategory = 'N' then '0'
          else ''''''
        end), ', '))
      into strict emptied
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = format('public.%I', part."table")::regclass
        and a.attname = any (part.columns) and a.attgenerated = '';
    end if;
    execute emptied || ' where ' || part.rows using leads, sessions, phones, mailboxes, words;
    get diagnostics hits = row_count;
    counts := jsonb_set(counts, array[part."table"],
      to_jsonb(coalesce((counts->>part."table")::bigint, 0) + hits));
  end loop;
  perform set_config('erasure.door', '', true);
  insert into audit_log (actor_kind, actor_id, action, entity, entity_id, after)
  values (case when by_staff is null then 'system' else 'staff' end, by_staff,
    'lead.erase', 'erasure', of_erasure, counts);
  return counts;
end $$;
revoke execute on function erase_rows from public;

-- What a person may read of themselves: the rows of a plan, by table. The plan comes from the
-- product alone, as that of erase_rows() does.
-- `plan`: [{ "table", "rows": a condition of the first two arguments, "columns" }]
create function told_rows(leads bigint[], sessions text[], plan jsonb)
  returns jsonb language plpgsql stable as $$
declare
  part record;
  found jsonb;
  told jsonb := '{}';
begin
  for part in
    select * from jsonb_to_recordset(plan) as p ("table" text, rows text, columns text)
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (select %s from %I where %s) r',
      part.columns, part."table", part.rows)
    into found using leads, sessions;
    told := told || jsonb_build_object(part."table", found);
  end loop;
  return told;
end $$;
revoke execute on function told_rows from public;

-- ===== Proof =====

-- Rows of proof are only ever added: TABLE_append_only refuses every other change of a row. A
-- decision may be settled later and never goes (TABLE_never_deleted). TABLE_kept_whole refuses a
-- truncation; of merges alone it does no more: they go with the person whose leads they copy.
do $$
declare kept text;
begin
  foreach kept in array array[
    'affiliate_rates', 'applicant_mail_choices', 'audit_leads', 'audit_log', 'commission_ledger',
    'consent_records', 'consent_texts', 'contact_attempts', 'contact_stops', 'fact_confirmations',
    'lead_owners', 'lead_status_history', 'mail_choices', 'partner_agreements', 'payout_batches',
    'payout_corrections', 'payout_items', 'payout_reversals', 'referral_handovers',
    'referral_moves', 'terms_versions'
  ] loop
    execute format('create trigger %1$s_append_only before update or delete on %1$s
      for each row execute function refuse_change()', kept);
  end loop;
  foreach kept in array array[
    'agreement_acceptances', 'credit_disputes', 'erasures', 'partner_bases', 'programme_rules',
    'referrals'
  ] loop
    execute format('create trigger %1$s_never_deleted before delete on %1$s
      for each row execute function refuse_change()', kept);
  end loop;
  foreach kept in array array[
    'affiliate_rates', 'agreement_acceptances', 'applicant_mail_choices', 'audit_leads',
    'audit_log', 'commission_ledger', 'consent_records', 'consent_texts', 'contact_attempts',
    'contact_stops', 'credit_disputes', 'erasures', 'fact_confirmations', 'lead_merges',
    'lead_owners', 'lead_status_history', 'leads', 'mail_choices', 'partner_agreements',
    'partner_bases', 'payout_batches', 'payout_corrections', 'payout_items', 'payout_reversals',
    'programme_rules', 'referral_handovers', 'referral_moves', 'referrals', 'terms_revisions',
    'terms_versions'
  ] loop
    execute format('create trigger %1$s_kept_whole before truncate on %1$s
      for each statement execute function refuse_change()', kept);
  end loop;
end $$;
