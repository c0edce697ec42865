import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { keptKinds, type KeptKind } from '#core/domain/operations/kept-data.ts';

// The section of the privacy policy that covers each table; null if it holds no data on people
// outside the office.
const told: Record<string, KeptKind | null> = {
  resumable_answers: 'visits',
  interactions: 'visits',
  served_pages: null,
  lead_pages: 'visits',
  personal_pages: 'visits',
  calculations: 'calculations',
  eligibility_checks: 'checks',
  near_miss_watches: 'checks',
  negative_notices: 'checks',
  leads: 'applications',
  outdated_leads: 'applications',
  leads_to_judge: 'applications',
  lead_judging: null,
  mail_hold: null,
  lead_status_history: 'applications',
  loan_events: 'applications',
  lead_owners: 'applications',
  lead_attention: 'applications',
  lead_bulk_changes: null,
  lead_bulk_items: 'applications',
  lead_merges: 'applications',
  lead_notes: 'applications',
  lead_imports: null,
  lead_import_rows: 'applications',
  idempotency_keys: 'applications',
  consent_records: 'consents',
  contact_stops: 'consents',
  contact_attempts: 'applications',
  calendar_links: 'accounts',
  contact_key: null,
  do_not_contact: 'consents',
  erasures: 'applications',
  attribution_touches: 'referrals',
  referrals: 'referrals',
  referral_handovers: 'referrals',
  commission_ledger: 'referrals',
  referral_moves: 'referrals',
  payout_batches: null,
  payout_items: 'referrals',
  payout_reversals: null,
  payout_corrections: 'referrals',
  partner_bases: 'accounts',
  partner_agreements: null,
  agreement_acceptances: 'accounts',
  jobs: 'mails',
  webhooks: null,
  sent_mails: 'mails',
  admin_users: 'accounts',
  second_factors: 'accounts',
  recovery_codes: 'accounts',
  push_setup: null,
  push_subscriptions: 'accounts',
  saved_views: null,
  affiliates: 'accounts',
  affiliate_links: 'accounts',
  affiliate_flyers: 'accounts',
  client_invitations: 'referrals',
  credit_disputes: 'referrals',
  affiliate_rates: 'accounts',
  sessions: 'accounts',
  api_keys: null,
  login_failures: 'accounts',
  known_logins: 'accounts',
  password_reset_tokens: 'accounts',
  email_undo_tokens: 'accounts',
  staff_links: 'accounts',
  audit_log: 'records',
  audit_leads: 'records',
  email_templates: null,
  mail_links: 'accounts',
  mail_choices: 'consents',
  applicant_mail_links: 'mails',
  buyer_links: 'applications',
  applicant_mail_choices: 'consents',
  hero_media: null,
  upload_parts: 'accounts',
  build_files: null,
  call_counts: null,
  programme_rules: null,
  terms_versions: null,
  terms_revisions: null,
  fact_confirmations: null,
  consent_texts: null,
};

test('the privacy policy speaks of every table, and of nothing that is not kept', () => {
  const folder = new URL('../../../db/tables/', import.meta.url);
  const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
  const sources = files.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const tables = sources.flatMap((source) =>
    [...source.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => name!),
  );
  assert.deepEqual(Object.keys(told).toSorted(), tables.toSorted());
  const kinds = new Set(Object.values(told).filter((kind) => kind !== null));
  assert.deepEqual([...kinds].toSorted(), [...keptKinds].toSorted());
});
