import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Language } from '#core/domain/language.ts';
import { type MailKind, mailKinds, staffMailKind } from '#core/domain/mail/mail-kind.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Job } from '#server/db/jobs/job.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { jobs } from '#server/db/tables/jobs.ts';
import { allMails } from '#server/db/tables/mails.ts';
import { leadAddress, type LeadRow, leads } from '#server/db/tables/leads.ts';
import { isOfPerson } from '../../person.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { StoredWords } from '../templates/frame-mail.ts';
import type { Refusal } from './classify-refusal.ts';
import { type MailedAnswer, mailLeaseSeconds, mostHandovers } from './policy.ts';

// No lead scope: a mail speaks of its lead, whoever may see that one.

// Columns that the mails about a lead contain, or that decide whether one leaves.
const mailLeadColumns = {
  id: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  ...leadAddress,
  ...columnsOf(leads, 'propertyState homePrice creditScore timeline contactMethod'),
  ...columnsOf(leads, 'currentAddress ownerId nextFollowUpAt nextFollowUpNote isQualified'),
  ...columnsOf(leads, 'language suspicion status sessionId firstResponseAt createdAt'),
  ...columnsOf(leads, 'electricBill termsVersion solarCost taxCredit educationEarnings'),
  ...columnsOf(leads, 'monthlySavings monthlySavingsLow annualSavings lifetimeSavings'),
  ...columnsOf(leads, 'systemKw partnerSees'),
} satisfies Record<MailedAnswer, unknown> & Record<string, unknown>;

export type MailLead = Pick<LeadRow, keyof typeof mailLeadColumns>;

/** The lead of a mail; undefined if it was deleted. */
export async function findMailLead(db: Queryable, id: number | null) {
  if (id === null) {
    return undefined;
  }
  // A named statement, so that the database plans it once: it runs for every mail.
  const [lead] = await db.drizzle
    .select(mailLeadColumns)
    .from(leads)
    .where(and(eq(leads.id, sql.placeholder('id')), isNull(leads.deletedAt)))
    .prepare('find_mail_lead')
    .execute({ id });
  return lead;
}

/** Whether an application of a mailbox says that its person must not be contacted. */
export async function mustNotContact(db: Queryable, address: string) {
  const isTheirs = sql`fold_mailbox(${leads.email}) = fold_mailbox(${address})`;
  return (await db.drizzle.$count(leads, and(isTheirs, eq(leads.status, 'Do Not Contact')))) > 0;
}

export interface Handover {
  id: number;
  attempts: number;
  /** As of the claim; null if it is looked up on sending. An erasure removes it. */
  recipient: string | null;
  to: string;
  /** The part after the @ of its Message-ID. */
  host: string;
  stored: StoredWords;
}

// By hand and named, because it runs thousands of times in a row. The lease restarts, because a
// mail may have waited for its turn.
const handOverText = `
  update jobs
  set message_id = coalesce(
        jobs.message_id, '<' || jobs.id || '.' || gen_random_uuid() || '@' || mail.host || '>'),
      subject = mail.subject, text = mail.text, html = mail.html, link = mail.link,
      words_hash = hash_words(mail.subject, mail.text, mail.html, mail.link),
      handovers = jobs.handovers + 1,
      locked_until = now() + make_interval(secs => $2)
  from jsonb_to_recordset($1::jsonb)
    as mail(id bigint, attempts integer, recipient text, "to" text, host text,
      subject text, text text, html text, link jsonb)
  where jobs.id = mail.id and jobs.attempts = mail.attempts
    and (jobs.recipient is not distinct from mail.recipient or jobs.recipient = mail."to")
  returning jobs.id, jobs.message_id as "messageId"`;

/**
 * Marks mails as handed over. Returns the Message-ID of each; undefined if another worker has the
 * mail or its person was erased since it was composed.
 */
export async function markHandedOver(db: Queryable, mails: readonly Handover[]) {
  const rowsOf = mails.map(({ stored, ...mail }) => ({ ...mail, ...stored }));
  const { rows } = await db.query<{ id: number; messageId: string }>({
    name: 'hand_over_mails',
    text: handOverText,
    values: [JSON.stringify(rowsOf), mailLeaseSeconds],
  });
  const messageIds = new Map(rows.map(({ id, messageId }) => [id, messageId]));
  return mails.map(({ id }) => messageIds.get(id));
}

/** Stores the words of a mail that cannot leave, for staff to read; not of an erased person. */
export async function keepWords(
  db: Queryable,
  { id, recipient, to, stored }: Omit<Handover, 'attempts' | 'host'>,
) {
  const { subject, text, html, link } = stored;
  const isItsOwn = or(
    sql`${jobs.recipient} is not distinct from ${recipient}`,
    eq(jobs.recipient, to),
  );
  await db.drizzle
    .update(jobs)
    .set({
      ...stored,
      wordsHash: sql`hash_words(${subject}, ${text}, ${html}, ${JSON.stringify(link)}::jsonb)`,
    })
    .where(and(eq(jobs.id, id), isItsOwn));
}

/**
 * Stores the answer of a mail server that did not take a mail. The try no longer counts as
 * unanswered, unless it is unknown whether the server took the mail.
 */
export async function keepRefusal(db: Queryable, { id }: Job, { answer, isUnknown }: Refusal) {
  await db.drizzle
    .update(jobs)
    .set({
      serverAnswer: answer,
      ...(!isUnknown && { handovers: sql`greatest(${jobs.handovers} - 1, 0)` }),
    })
    .where(eq(jobs.id, id));
}

export const testMailKind = 'template_test';

/** Makes other mails of the same member of staff wait until the transaction ends. */
export async function lockMailsOf(tx: AuditedTransaction, staffId: number) {
  await tx.query('select pg_advisory_xact_lock($1::int, $2::int)', [
    advisoryLocks.mailsOfStaff,
    staffId,
  ]);
}

export async function insertTestMail(
  tx: AuditedTransaction,
  { templateId, ...mail }: { recipient: string; templateId: number; language: Language },
) {
  await tx.drizzle.insert(jobs).values({ ...mail, kind: testMailKind, payload: { templateId } });
}

/** Enqueues a mail written by staff; returns its id. */
export async function insertStaffMail(
  tx: AuditedTransaction,
  mail: Pick<typeof jobs.$inferInsert, 'recipient' | 'language' | 'leadId' | 'payload'>,
) {
  const [row] = await tx.drizzle
    .insert(jobs)
    .values({ ...mail, kind: staffMailKind })
    .returning({ id: jobs.id });
  return row!.id;
}

export async function removeMail(db: Queryable, id: number) {
  await db.drizzle.delete(jobs).where(eq(jobs.id, id));
}

/** Of two mails the one that was written first is the earlier; its id only breaks a tie. */
const placeOfJob = (id: number) => sql`select created_at, id from jobs where id = ${id}`;

/** How many mails with a link for a new password this mailbox got in the hour before. */
export function countEarlierResets(
  db: Queryable,
  { id, recipient, createdAt }: Pick<Job, 'id' | 'recipient' | 'createdAt'>,
) {
  return db.drizzle.$count(
    allMails,
    and(
      eq(allMails.kind, 'password_reset'),
      sql`fold_mailbox(${allMails.recipient}) = fold_mailbox(${recipient})`,
      sql`(${allMails.createdAt}, ${allMails.id}) < (${placeOfJob(id)})`,
      gt(allMails.createdAt, sql`${createdAt}::timestamptz - interval '1 hour'`),
    ),
  );
}

// By hand: found by the leads of the mailbox, which have an index.
const confirmationsText = `
  select count(*)::int as sent
  from leads join all_mails mail on mail.lead_id = leads.id
  where fold_mailbox(leads.email) = fold_mailbox($1)
    and mail.kind = $3
    and (mail.status = 'done' or mail.status = 'waiting'
      and (mail.created_at, mail.id) < (select created_at, id from jobs where id = $2))
    and mail.created_at > now() - interval '24 hours'`;

/**
 * Confirmations of a kind that were sent to a mailbox in the last 24 hours, in any spelling of its
 * address. Includes earlier ones that wait, because several may leave at the same time.
 */
export async function countConfirmations(
  db: Queryable,
  { id, kind, recipient }: { id: number; kind: MailKind; recipient: string },
) {
  const { rows } = await db.query<{ sent: number }>({
    name: 'count_confirmations',
    text: confirmationsText,
    values: [recipient, id, kind],
  });
  return rows[0]!.sent;
}

export function findLeadMails(db: Queryable, leadId: number) {
  const { id, kind, recipient, status, lastError: reason, createdAt, sentAt } = allMails;
  return db.drizzle
    .select({ id, kind, recipient, status, reason, createdAt, sentAt })
    .from(allMails)
    .where(isOfPerson(allMails.leadId, leadId))
    .orderBy(allMails.createdAt, allMails.id);
}

/** Values that make a mail due again, with a fresh day of tries. */
export const dueAgain = {
  status: 'waiting',
  attempts: 0,
  runAt: sql`now()`,
  lockedUntil: null,
  lastError: null,
} as const;

/** Makes unsent mails of the last `days` days due again; returns how many. */
export async function makeUnsentDue(tx: AuditedTransaction, days: number) {
  const { rowCount } = await tx.drizzle
    .update(jobs)
    .set(dueAgain)
    .where(
      and(
        inArray(jobs.kind, [...mailKinds, staffMailKind]),
        inArray(jobs.status, ['failed', 'no_server']),
        // Mails handed over more often may have arrived twice already.
        lt(jobs.handovers, mostHandovers),
        gt(jobs.createdAt, sql`now() - make_interval(days => ${days}::int)`),
      ),
    );
  return rowCount ?? 0;
}
