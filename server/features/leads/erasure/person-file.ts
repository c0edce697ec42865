import { staffMailKind } from '#core/domain/mail/mail-kind.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byLead, bySession } from './personal-rows.ts';
import { findLeadsOfPerson, findOwnSessions } from './queries.ts';

// One tab may have served several people, of whom one applied.
const ownNotices = `${bySession} and mobile_number in (select phone from leads where id = any ($1))`;

/** A table's rows in a person's file: $1 their leads, $2 sessions in which only they applied. */
interface ToldRows {
  readonly table: string;
  /** Never by number or mailbox: anyone may apply with those of another person. */
  readonly rows: string;
  readonly columns: string;
}

/** The parts of `personalData` in a person's file; a test compares the two. */
export const toldRows: readonly ToldRows[] = [
  {
    table: 'leads',
    rows: 'id = any ($1)',
    columns: `id, created_at, updated_at, first_name, last_name, email, phone, current_address,
      property_state, home_price, electric_bill, credit_score, first_time_homebuyer,
      transaction_type, timeline, contact_method, housing_status, monthly_payment, language,
      solar_cost, tax_credit, education_earnings, monthly_savings, monthly_savings_low,
      annual_savings, lifetime_savings, savings_amount, system_kw, terms_version, referral_code,
      session_id, source, loan_number, partner_sees, erasure_asked_at`,
  },
  {
    table: 'consent_records',
    rows: `${byLead} or id in (select consent_id from negative_notices where ${ownNotices})`,
    columns: `purpose, version, language, channels, text, granted, ticked, page_url, ip_address,
      user_agent, recorded_at`,
  },
  {
    table: 'contact_stops',
    rows: byLead,
    columns: 'channels, phone, mailbox, said_at, recorded_at',
  },
  { table: 'contact_attempts', rows: byLead, columns: 'channel, outcome, made_at' },
  {
    table: 'eligibility_checks',
    // One tab may have served several people, of whom one applied.
    rows: `${bySession} and (mobile_number is null
      or mobile_number in (select phone from leads where id = any ($1)))`,
    columns: `name, mobile_number, credit_score, state, home_price, first_time_homebuyer,
      electric_bill, reasons, result, terms_version, language, created_at`,
  },
  {
    table: 'negative_notices',
    rows: ownNotices,
    columns: `id, name, mobile_number, credit_score, state, home_price, reasons, text, terms_version,
      language, answered_at, due_at, way, email, postal_address, asked_at, sent_at,
      set_aside_at, set_aside_reason`,
  },
  {
    table: 'calculations',
    rows: bySession,
    columns: `home_price, electric_bill, credit_score, property_state,
      calculation_result(calculations) as result, terms_version, language, created_at`,
  },
  {
    table: 'interactions',
    rows: `${byLead} or ${bySession}`,
    columns: `page, action, data, browser_of_step(session_id, user_agent, created_at, id) as user_agent,
      ip_address, city, region, country, timezone, isp, organization, created_at`,
  },
  {
    table: 'personal_pages',
    // One tab may have served several people, of whom one applied.
    rows: `${byLead} or ${bySession} and (mobile_number is null
      or mobile_number in (select phone from leads where id = any ($1)))`,
    columns: `id, path, language, encode(hash, 'hex') as sha256, first_shown_at, last_shown_at,
      times`,
  },
  {
    table: 'attribution_touches',
    rows: bySession,
    columns: 'referral_code, page, source, touched_at',
  },
  {
    table: 'client_invitations',
    rows: 'confirmed_lead_id = any ($1)',
    columns: 'first_name, last_name, email, phone, language, created_at, confirmed_at',
  },
  { table: 'referrals', rows: byLead, columns: 'referral_code, created_at' },
  {
    table: 'sent_mails',
    rows: `${byLead} and kind = any ('{application_received,follow_up,buyer_link,withdrawn,promise_missed,erasure_declined,${staffMailKind}}')`,
    columns: 'kind, recipient, language, created_at, sent_at',
  },
  {
    table: 'applicant_mail_choices',
    rows: byLead,
    columns: 'mailbox, wants_follow_ups, via, ip_address, created_at',
  },
];

/** The tables that it leaves out, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  lead_notes: 'words of staff and partners among themselves',
  lead_import_rows: 'rows of a file of the office',
  lead_merges: 'copies of applications that are told',
  lead_status_history: 'told as milestones, beside these tables',
  loan_events: 'digests of the loan system',
  idempotency_keys: 'digests of what is told',
  buyer_links: 'digests of links',
  near_miss_watches: 'found by a mailbox, which anyone may name; each has a link of its own',
  resumable_answers: 'gone within a day',
  applicant_mail_links: 'secrets of links',
  saved_views: 'searches of staff',
  audit_log: 'who looked is told beside these tables',
  jobs: 'emails on their way, told once they left',
  commission_ledger: 'what the lender owes a partner',
  referral_moves: 'what the lender owes a partner',
  referral_handovers: 'decisions about partners',
  credit_disputes: 'decisions about partners',
};

/** Everything kept of the person of a lead that is theirs to know, by table. */
export async function readPersonFile(
  db: Queryable,
  leadId: number,
): Promise<Record<string, readonly Record<string, unknown>[]>> {
  const ids = await findLeadsOfPerson(db, leadId);
  const sessions = await findOwnSessions(db, ids);
  const { rows } = await db.query<{ told: Record<string, Record<string, unknown>[]> }>(
    'select told_rows($1, $2, $3) as told',
    [ids, sessions, JSON.stringify(toldRows)],
  );
  return rows[0]!.told;
}
