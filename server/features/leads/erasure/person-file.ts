import { staffMailKind } from '#core/domain/mail/mail-kind.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { personalData } from './personal-data.ts';
import { byLead, bySession, columnsIn, columnsOf } from './personal-rows.ts';
import { findLeadsOfPerson, findOwnSessions } from './queries.ts';

// No lead scope: the ids were found within the scope of the actor.

// One tab may have served several people, of whom one applied.
const ownNotices = `${bySession} and mobile_number in (select phone from leads where id = any ($1))`;

/** A table's rows in a person's file: $1 their leads, $2 sessions in which only they applied. */
interface ToldRows {
  readonly table: string;
  /** Never by number or mailbox: anyone may apply with those of another person. */
  readonly rows: string;
  /** Why a column of `personalData` is not told; each one that has no reason here is. */
  readonly without: Readonly<Record<string, string>>;
  /** Columns that are stored in a form of our own, and what is told instead. */
  readonly instead?: Readonly<Record<string, string>>;
}

const numbers = 'numbers of rows';
const ofOffice = 'how the office works on it';
const ofMails = 'how an email was delivered';
const secret = 'secrets of links, which are stored as digests or for a machine';
const ofPartner = 'about a partner';
const packed = 'told by another column';

/** The parts of `personalData` in a person's file; a test compares the two. */
export const toldRows: readonly ToldRows[] = [
  {
    table: 'leads',
    rows: 'id = any ($1)',
    without: {
      [ofOffice]: `status is_qualified suspicion owner_id first_response_at last_touch_at returns_at
        next_follow_up_at next_follow_up_note next_follow_up_by source_name import_id
        address_shared_by merged_into_id deleted_at sealed_at`,
      [packed]: 'search',
    },
  },
  {
    table: 'consent_records',
    rows: `${byLead} or id in (select consent_id from negative_notices where ${ownNotices})`,
    without: {
      [numbers]: 'id lead_id eligibility_check_id staff_id',
      [packed]: 'email was_prechecked',
      [ofOffice]: 'is_version_confirmed',
    },
  },
  {
    table: 'contact_stops',
    rows: byLead,
    without: { [numbers]: 'id lead_id staff_id', [ofOffice]: 'how' },
  },
  {
    table: 'contact_attempts',
    rows: byLead,
    without: {
      [numbers]: 'id lead_id staff_id',
      [ofOffice]: 'note override permission recorded_at',
    },
  },
  {
    table: 'eligibility_checks',
    // One tab may have served several people, of whom one applied.
    rows: `${bySession} and (mobile_number is null
      or mobile_number in (select phone from leads where id = any ($1)))`,
    without: { [numbers]: 'id session_id', [packed]: 'eligible' },
  },
  {
    table: 'negative_notices',
    rows: ownNotices,
    without: { [numbers]: 'session_id consent_id sent_by set_aside_by', [secret]: 'token' },
  },
  {
    table: 'calculations',
    rows: bySession,
    without: { [numbers]: 'id session_id' },
  },
  {
    table: 'interactions',
    rows: `${byLead} or ${bySession}`,
    without: {
      [numbers]: 'id session_id lead_id',
      'the place is told by its name': 'country_code latitude longitude',
    },
    instead: {
      user_agent: 'browser_of_step(session_id, user_agent, created_at, id) as user_agent',
    },
  },
  {
    table: 'personal_pages',
    // One tab may have served several people, of whom one applied.
    rows: `${byLead} or ${bySession} and (mobile_number is null
      or mobile_number in (select phone from leads where id = any ($1)))`,
    without: {
      [numbers]: 'session_id lead_id first_id',
      [packed]: 'mobile_number',
      'the page itself is in the archive': 'base html',
    },
    instead: { hash: "encode(hash, 'hex') as sha256" },
  },
  {
    table: 'attribution_touches',
    rows: bySession,
    without: { [numbers]: 'id session_id link_id', [ofPartner]: 'affiliate_id' },
  },
  {
    table: 'client_invitations',
    rows: 'confirmed_lead_id = any ($1)',
    without: {
      [numbers]: 'id link_id confirmed_lead_id',
      [ofPartner]: 'affiliate_id',
      [secret]: 'token_hash earlier_token_hash',
    },
  },
  {
    table: 'referrals',
    rows: byLead,
    without: {
      [numbers]: 'id lead_id link_id',
      [ofPartner]: 'affiliate_id status commission_amount attribution is_self_referral updated_at',
      [ofOffice]: 'notes',
    },
  },
  {
    table: 'sent_mails',
    rows: `${byLead} and kind = any ('{application_received,follow_up,buyer_link,confirm_email,withdrawn,promise_missed,erasure_declined,${staffMailKind}}')`,
    without: {
      [numbers]: 'id lead_id',
      [ofMails]: 'message_id server_answer attempts event',
      'the person has the email itself': 'payload subject text html link words_hash',
    },
  },
  { table: 'applicant_mail_choices', rows: byLead, without: { [numbers]: 'id lead_id' } },
];

/** The columns of a table in a person's file: all but those left out for a reason. */
export function toldColumns(
  { table, without, instead = {} }: ToldRows,
  personal = personalData,
): string[] {
  const leftOut = new Set(Object.values(without).flatMap(columnsIn));
  return columnsOf(table, personal)
    .filter((name) => !leftOut.has(name))
    .map((name) => instead[name] ?? name);
}

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

const plan = toldRows.map((part) => ({
  table: part.table,
  rows: part.rows,
  columns: toldColumns(part).join(', '),
}));

/** Everything kept of the person of a lead that is theirs to know, by table. */
export async function readPersonFile(
  db: Queryable,
  leadId: number,
): Promise<Record<string, readonly Record<string, unknown>[]>> {
  const ids = await findLeadsOfPerson(db, leadId);
  const sessions = await findOwnSessions(db, ids);
  const { rows } = await db.query<{ told: Record<string, Record<string, unknown>[]> }>(
    'select told_rows($1, $2, $3) as told',
    [ids, sessions, JSON.stringify(plan)],
  );
  return rows[0]!.told;
}
