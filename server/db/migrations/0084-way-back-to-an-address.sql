-- The old address of an account can take a new one back for some days. The table holds no token: a stolen copy of it gives nobody an account.
create table email_undo_tokens (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id),
  address varchar(254) not null,
  token char(64) not null unique,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  used boolean not null default false
);
create index email_undo_tokens_affiliate on email_undo_tokens (affiliate_id);

-- The words of core/domain/referral.ts. A partner who has one of the new words as a code by now keeps it.
alter table affiliates drop constraint affiliates_referral_code_not_reserved;
alter table affiliates add constraint affiliates_referral_code_not_reserved check (lower(referral_code) <> all (array[
    'calculator', 'qualify', 'eligibility', 'eligibility-results', 'apply', 'application', 'thank-you', 'marketing', 'admin',
    'api', 'affiliate', 'affiliates', 'dashboard', 'contact', 'contacts', 'profile', 'session', 'sessions', 'referral',
    'referrals', 'register', 'registration', 'login', 'logout', 'signin', 'signup', 'forgot-password', 'reset-password',
    'change-password', 'password', 'lead', 'leads', 'note', 'notes', 'interactions', 'stats', 'activity', 'impersonate',
    'return-from-impersonation', 'email-templates', 'templates', 'hero-media', 'active', 'activate', 'media', 'uploads',
    'upload', 'calculate-savings', 'check-eligibility', 'track-interaction', 'programme', 'program', 'terms', 'privacy',
    'legal', 'consent', 'outbox', 'audit', 'staff', 'users', 'user', 'ref', 'lang', 'language', 'en', 'es', 'pt', 'home',
    'index', 'page', 'pages', 'about', 'help', 'support', 'status', 'sent-mail', 'launch-checklist', 'assets', 'asset',
    'static', 'public', 'dist', 'src', 'fonts', 'images', 'img', 'favicon', 'manifest', 'robots', 'sitemap', 'sitemaps',
    'security', 'well-known', 'service-worker', 'health', 'healthz', 'livez', 'readyz', 'ready', 'metrics', 'openapi',
    'docs', 'swagger', 'graphql', 'webhooks', 'oauth', 'oidc', 'auth', 'www', 'mail', 'null', 'undefined', 'nan', 'true',
    'false', 'none', 'earnings', 'statements', 'mail-wishes', 'undo-email'
])) not valid;

-- Partners who registered with a company and no license were shown with it and never looked at.
update affiliates set needs_review = true
where company is not null and not is_licensed_realtor and deleted_at is null
  and exists (
    select 1 from audit_log
    where action = 'affiliate.register' and entity = 'affiliate' and entity_id = affiliates.id
  );
