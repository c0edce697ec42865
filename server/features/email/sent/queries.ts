import { and, desc, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { readLeadReference } from '#core/domain/lead-reference.ts';
import {
  type MailKind,
  mailKinds,
  type MailState,
  staffMailKind,
} from '#core/domain/mail/mail-kind.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { jobs } from '#server/db/tables/jobs.ts';
import type { PageQuery } from '#server/platform/find-page.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { dueAgain, testMailKind } from '../queries.ts';

interface MailFilters {
  q?: string | undefined;
  status?: MailState | undefined;
  kind?: MailKind | typeof staffMailKind | undefined;
}

export type SentMailQuery = PageQuery<'createdAt'> & MailFilters;

const isMail = and(
  isNull(jobs.key),
  inArray(jobs.kind, [...mailKinds, staffMailKind, testMailKind]),
);

const columns = {
  id: jobs.id,
  kind: jobs.kind,
  recipient: jobs.recipient,
  subject: sql<string | null>`${jobs.payload} ->> 'subject'`,
  status: jobs.status,
  attempts: jobs.attempts,
  lastError: jobs.lastError,
  serverAnswer: jobs.serverAnswer,
  createdAt: jobs.createdAt,
  doneAt: jobs.doneAt,
  runAt: jobs.runAt,
  leadId: jobs.leadId,
};

function isAbout(q: string): SQL | undefined {
  const lead = readLeadReference(q);
  const isOfLead = lead === null ? undefined : eq(jobs.leadId, lead);
  // The index of recipients has only jobs with a recipient.
  const isTo = sql`fold_text(${jobs.recipient}) like folded_pattern(${q})`;
  return or(isOfLead, and(isNotNull(jobs.recipient), isTo));
}

function conditionOf({ q, status, kind }: MailFilters): SQL | undefined {
  const stored = status === 'sent' ? 'done' : status;
  return and(
    isMail,
    stored && eq(jobs.status, stored),
    kind && eq(jobs.kind, kind),
    q ? isAbout(q) : undefined,
  );
}

export function sentMailList(filters: MailFilters) {
  return {
    table: jobs,
    columns,
    sorts: { createdAt: byColumn(jobs.createdAt) },
    where: conditionOf(filters),
  };
}

/** One mail with its stored text; undefined if there is none with this id. */
export async function findSentMail(db: Queryable, id: number) {
  const [row] = await db.drizzle
    .select({
      ...columns,
      language: jobs.language,
      messageId: jobs.messageId,
      payload: jobs.payload,
      handovers: jobs.handovers,
    })
    .from(jobs)
    .where(and(eq(jobs.id, id), isMail));
  return row;
}

export type SentMail = NonNullable<Awaited<ReturnType<typeof findSentMail>>>;

const mostCounted = 100;

/**
 * Markers that change when a mail was written or sent: the newest id (null for none), and how many
 * wait, at most a hundred. Read from the ends of two indexes.
 */
export async function findMailMarks(db: Queryable) {
  const { id } = jobs;
  const [newest] = await db.drizzle
    .select({ id })
    .from(jobs)
    .where(isMail)
    .orderBy(desc(id))
    .limit(1);
  const waiting = await db.drizzle
    .select({ id })
    .from(jobs)
    .where(and(eq(jobs.status, 'waiting'), isMail))
    .limit(mostCounted);
  return { newestMailId: newest?.id ?? null, waitingMails: waiting.length };
}

/** Keeps others from changing a mail until the transaction ends; a worker waits as well. */
export async function lockMail(tx: AuditedTransaction, id: number): Promise<void> {
  await tx.drizzle.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id)).for('update');
}

/** Enqueues a copy of an earlier mail; returns its id. */
export async function insertCopy(
  tx: AuditedTransaction,
  { kind, recipient, language, leadId }: SentMail,
  payload: Readonly<Record<string, unknown>>,
): Promise<number> {
  const [row] = await tx.drizzle
    .insert(jobs)
    .values({ kind, recipient, language, leadId, payload })
    .returning({ id: jobs.id });
  return row!.id;
}

/** Makes an unsent mail due now, with a day of tries. */
export async function makeDue(
  tx: AuditedTransaction,
  { id }: SentMail,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.drizzle
    .update(jobs)
    .set({ ...dueAgain, payload })
    .where(eq(jobs.id, id));
}

/** How many emails wait, those of later days included. */
export function countWaiting(db: Queryable): Promise<number> {
  return db.drizzle.$count(jobs, and(isMail, eq(jobs.status, 'waiting')));
}

/** How many emails written since then were given up: none of them leaves by itself any more. */
export function countGivenUp(db: Queryable, since: Date): Promise<number> {
  const isGivenUp = eq(jobs.status, 'failed');
  return db.drizzle.$count(jobs, and(isMail, isGivenUp, gte(jobs.createdAt, since)));
}
