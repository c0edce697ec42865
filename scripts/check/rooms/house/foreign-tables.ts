/** Tables of another room that a file's statements name. */
export interface ForeignTables {
  readonly file: string;
  readonly tables: readonly string[];
  readonly because: string;
}

const oneStatement =
  'an application is one round trip and one commit (measured: docs/decisions/002-database-engines.md)';

const proven = 'a row exists with the proof of its consent or not at all, in one statement';

const aDelivery = 'a delivery is a job, listed and sent again where its webhook is kept';

const ofAdmins = 'admins keep the accounts by which staff sign in';

/** Every file whose statements name another room's table. The list only shrinks. */
export const foreignTables: readonly ForeignTables[] = [
  {
    file: 'server/features/applications/store-leads.ts',
    tables: [
      'leads',
      'lead_status_history',
      'referrals',
      'attribution_touches',
      'interactions',
      'audit_log',
      'jobs',
      'buyer_links',
      'affiliate_links',
      'client_invitations',
    ],
    because: oneStatement,
  },
  {
    file: 'server/features/applications/store-entered-leads.ts',
    tables: ['leads', 'lead_status_history', 'referrals'],
    because: 'a thousand leads of a file are one statement, in the transaction of staff',
  },
  {
    file: 'server/features/applications/queries.ts',
    tables: ['leads', 'referrals', 'attribution_touches', 'affiliates'],
    because: 'the columns of the statements of the intake are taken from their tables',
  },
  {
    file: 'server/features/applications/find-touches.ts',
    tables: ['attribution_touches', 'affiliates', 'affiliate_links'],
    because: oneStatement,
  },
  {
    file: 'server/features/affiliates/clients/writes.ts',
    tables: ['leads'],
    because:
      'in whose language a person is written to is known by their application, or not at all',
  },
  {
    file: 'server/features/affiliates/disputes/queries.ts',
    tables: ['leads'],
    because: 'a dispute names its client while the lead is there',
  },
  {
    file: 'server/features/affiliates/disputes/writes.ts',
    tables: ['leads'],
    because: 'whether a number is that of a lead is asked where the answer does not tell',
  },
  {
    file: 'server/features/commissions/settle/queries.ts',
    tables: ['referrals', 'affiliates', 'referral_handovers'],
    because: 'a referral moves with its lines, by the rate that its affiliate has in that moment',
  },
  {
    file: 'server/features/referrals/queries.ts',
    tables: ['referrals', 'leads', 'attribution_touches', 'calculations'],
    because: 'what 50,000 own referrals come to is read from an index in its order (measured)',
  },
  {
    file: 'server/features/affiliates/count-affiliates.ts',
    tables: ['commission_ledger', 'leads'],
    because: 'what affiliates referred and earned stands in each row of their list',
  },
  {
    file: 'server/features/affiliates/review/queries.ts',
    tables: ['audit_log', 'sessions'],
    because: 'what new partners have in common is one question about a page of them',
  },
  {
    file: 'server/features/commissions/queries.ts',
    tables: ['referrals', 'affiliates', 'leads', 'referral_handovers'],
    because: 'a commission is a referral with its lead and its affiliate, in one page of a list',
  },
  {
    file: 'server/features/commissions/payouts/queries.ts',
    tables: ['referrals', 'affiliates', 'leads'],
    because: 'what is due depends on state and lead of a referral, in the statement that locks it',
  },
  {
    file: 'server/features/commissions/rehearsal/queries.ts',
    tables: ['referrals', 'leads', 'lead_status_history'],
    because: 'what closed in a period and what it earned is one question of a year of leads',
  },
  {
    file: 'server/features/commissions/earnings/queries.ts',
    tables: ['referrals', 'leads'],
    because: 'an affiliate is shown the client of a line only while the lead is its own to see',
  },
  { file: 'server/features/eligibility/queries.ts', tables: ['consent_records'], because: proven },
  { file: 'server/features/near-miss/writes.ts', tables: ['consent_records'], because: proven },
  { file: 'server/features/notices/writes.ts', tables: ['consent_records'], because: proven },
  {
    file: 'server/features/notices/queries.ts',
    tables: ['all_mails', 'eligibility_checks', 'leads'],
    because:
      'whether an email left is asked of the mail, a later yes of the check and the lead, and a sealed person is hidden by the lead',
  },
  {
    file: 'server/features/reach/queries.ts',
    tables: ['consent_records', 'leads'],
    because: 'whether a person agreed since a stop is one question, of every lead of a number',
  },
  {
    file: 'server/features/tracking/queries.ts',
    tables: ['affiliates', 'affiliate_links', 'leads'],
    because: 'a batch of steps is credited and linked by the statement that stores it (measured)',
  },
  {
    file: 'server/features/email/queries.ts',
    tables: ['jobs', 'all_mails', 'leads'],
    because: 'a mail is a job; it speaks of its lead, whoever may see that one',
  },
  {
    file: 'server/features/email/sent/queries.ts',
    tables: ['jobs', 'all_mails'],
    because: 'a mail is a job; staff read and repeat those that are mails, and no other work',
  },
  {
    file: 'server/features/email/status/writes.ts',
    tables: ['jobs', 'sent_mails', 'all_mails', 'leads'],
    because: 'a mail is a job, written in the transaction of its cause, to the address of its lead',
  },
  {
    file: 'server/features/email/reminder/writes.ts',
    tables: ['jobs'],
    because: 'a mail is a job, written in the transaction of its cause',
  },
  {
    file: 'server/features/push/writes.ts',
    tables: ['jobs'],
    because: 'a notice is a job, written in the transaction of its cause',
  },
  {
    file: 'server/features/email/own-page/writes.ts',
    tables: ['jobs', 'all_mails', 'leads'],
    because: 'a mail is a job, and one question finds the applications of a mailbox',
  },
  { file: 'server/features/webhooks/queries.ts', tables: ['jobs'], because: aDelivery },
  { file: 'server/features/webhooks/writes.ts', tables: ['jobs'], because: aDelivery },
  {
    file: 'server/features/email/choices/applicant/queries.ts',
    tables: ['leads'],
    because: 'the link of an applicant speaks for the mailbox of its lead, in one question',
  },
  {
    file: 'server/features/media/queries.ts',
    tables: ['admin_users', 'affiliates'],
    because: 'whether a file is still named is one question of every row that may name one',
  },
  { file: 'server/features/members/queries.ts', tables: ['admin_users'], because: ofAdmins },
  { file: 'server/features/members/writes.ts', tables: ['admin_users'], because: ofAdmins },
  {
    file: 'server/features/audit/queries.ts',
    tables: [
      'audit_log',
      'audit_leads',
      'leads',
      'lead_owners',
      'referrals',
      'referral_handovers',
      'sessions',
      'admin_users',
    ],
    because: 'what a session could read and did read is one question of log, sessions and leads',
  },
  {
    file: 'server/features/sign-in/queries.ts',
    tables: ['audit_log'],
    because: 'a flood of failed logins is counted where it is written down',
  },
  {
    file: 'server/features/retention/queries.ts',
    tables: [
      'resumable_answers',
      'idempotency_keys',
      'do_not_contact',
      'sessions',
      'login_failures',
      'known_logins',
      'password_reset_tokens',
      'email_undo_tokens',
      'staff_links',
      'buyer_links',
      'calculations',
      'eligibility_checks',
      'near_miss_watches',
      'client_invitations',
      'negative_notices',
      'lead_imports',
      'lead_import_rows',
      'jobs',
      'sent_mails',
      'leads',
      'lead_merges',
    ],
    because: 'what has served its time is read in one list and goes in one way',
  },
  {
    file: 'server/features/retention/pages/queries.ts',
    tables: ['served_pages', 'lead_pages', 'personal_pages', 'interactions', 'leads'],
    because: 'what visitors were shown goes with their visits, and stays where an applicant saw it',
  },
  {
    file: 'server/features/leads/erasure/personal-data.ts',
    tables: ['eligibility_checks', 'negative_notices', 'referrals'],
    because: 'what can hold something personal stands in one list, with how its rows are found',
  },
  {
    file: 'server/features/leads/erasure/person-file.ts',
    tables: ['negative_notices'],
    because: 'what a person may read stands in one list, with how its rows are found',
  },
  {
    file: 'server/features/leads/erasure/queries.ts',
    tables: ['eligibility_checks', 'negative_notices'],
    because: 'how long the law keeps an application is one question of all answers to the person',
  },
  {
    file: 'server/features/timeline/queries.ts',
    tables: [
      'leads',
      'interactions',
      'lead_status_history',
      'lead_owners',
      'lead_notes',
      'all_mails',
      'consent_records',
      'attribution_touches',
      'referrals',
      'referral_handovers',
      'audit_log',
      'applicant_mail_choices',
      'contact_stops',
      'contact_attempts',
      'lead_merges',
    ],
    because: 'one timeline with one cursor is one question; it reads and writes nothing',
  },
  {
    file: 'server/features/shown/queries.ts',
    tables: ['leads', 'calculations', 'eligibility_checks'],
    because: 'a batch of leads with what was shown to each is one question, of a million leads',
  },
  {
    file: 'server/platform/sessions/session-rows.ts',
    tables: ['admin_users', 'affiliates'],
    because: 'every request of staff asks one question: the session and who stands behind it',
  },
];
