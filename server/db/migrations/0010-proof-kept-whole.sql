-- Proof is proof only if none of it can go: the history of a lead could be deleted, and every one of these tables could be truncated.
alter table lead_status_history drop constraint lead_status_history_lead_id_fkey;
alter table lead_status_history add constraint lead_status_history_lead_id_fkey foreign key (lead_id) references leads (id) on delete restrict;
drop trigger lead_status_history_append_only on lead_status_history;
create trigger lead_status_history_append_only before update or delete on lead_status_history for each row execute function refuse_change();

create trigger terms_versions_kept_whole before truncate on terms_versions execute function refuse_change();
create trigger consent_texts_kept_whole before truncate on consent_texts execute function refuse_change();
create trigger consent_records_kept_whole before truncate on consent_records execute function refuse_change();
create trigger lead_status_history_kept_whole before truncate on lead_status_history execute function refuse_change();
create trigger commission_ledger_kept_whole before truncate on commission_ledger execute function refuse_change();
create trigger audit_log_kept_whole before truncate on audit_log execute function refuse_change();

-- The words of core/domain/referral.ts: a partner called "admin" would stand in the way of a page. A test keeps the two lists equal.
alter table affiliates add constraint affiliates_referral_code_not_reserved check (lower(referral_code) <> all (array[
    'calculator', 'qualify', 'eligibility', 'eligibility-results', 'apply', 'application', 'thank-you', 'marketing', 'admin', 'api',
    'affiliate', 'affiliates', 'dashboard', 'contact', 'contacts', 'profile', 'session', 'sessions', 'referral', 'referrals', 'register',
    'registration', 'login', 'logout', 'signin', 'signup', 'forgot-password', 'reset-password', 'change-password', 'password', 'lead',
    'leads', 'note', 'notes', 'interactions', 'stats', 'activity', 'impersonate', 'return-from-impersonation', 'email-templates',
    'templates', 'hero-media', 'active', 'activate', 'media', 'uploads', 'upload', 'calculate-savings', 'check-eligibility',
    'track-interaction', 'programme', 'program', 'terms', 'privacy', 'legal', 'consent', 'outbox', 'audit', 'staff', 'users', 'user',
    'ref', 'lang', 'language', 'en', 'es', 'pt', 'home', 'index', 'page', 'pages', 'about', 'help', 'support', 'status', 'sent-mail',
    'launch-checklist', 'assets', 'asset', 'static', 'public', 'dist', 'src', 'fonts', 'images', 'img', 'favicon', 'manifest', 'robots',
    'sitemap', 'sitemaps', 'security', 'well-known', 'service-worker', 'health', 'healthz', 'livez', 'readyz', 'ready', 'metrics',
    'openapi', 'docs', 'swagger', 'graphql', 'webhooks', 'oauth', 'oidc', 'auth', 'www', 'mail', 'null', 'undefined', 'nan', 'true',
    'false', 'none'
]));
