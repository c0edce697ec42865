import { and, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { eligibilityChecks, leads } from '#server/db/tables/leads.ts';
import { allMails } from '#server/db/tables/mails.ts';
import { negativeNotices } from '#server/db/tables/negative-notices.ts';

export type NoticeRow = typeof negativeNotices.$inferSelect;

const { id, token, way, dueAt, sentAt, sessionId, mobileNumber, answeredAt } = negativeNotices;

// An email that the outbox gave up, or cannot send, leaves the notice to staff.
const isStuck = sql`exists (select from ${allMails} where ${allMails.event} = 'negative_notice:' || ${id}
  and ${allMails.status} in ('failed', 'no_server', 'withheld'))`;

/** Whether a notice waits for an address, as a condition. */
export const isUnaddressed = isNull(way);

/** Staff have something to do: no address, a letter that is not out, or an email that cannot leave. */
export const isOpen = sql`case ${way} when 'email' then ${isStuck} else ${sentAt} is null end`;

// What is out is a record; of a sealed person no one reads it. Who comes back later is read again.
const isSealed = sql`exists (select from ${leads}
  where ${leads.phone} = ${mobileNumber} and ${leads.sealedAt} >= ${answeredAt})`;

// Of a sealed person only a letter still goes: nobody may ask them for an address.
const isToSend = sql`${isOpen} and not (${way} is distinct from 'letter' and ${isSealed})`;

/**
 * The first `count` notices that staff have to send, the one due first on top; those without an
 * address come last, because anyone can bring about as many as they like.
 */
export function findOpen(db: Queryable, count: number): Promise<NoticeRow[]> {
  return db.drizzle
    .select()
    .from(negativeNotices)
    .where(isToSend)
    .orderBy(isUnaddressed, asc(dueAt), asc(id))
    .limit(count);
}

/** The newest `count` notices that are out. */
export function findSent(db: Queryable, count: number): Promise<NoticeRow[]> {
  return db.drizzle
    .select()
    .from(negativeNotices)
    .where(and(sql`not ${isOpen}`, sql`not ${isSealed}`))
    .orderBy(desc(sentAt), desc(id))
    .limit(count);
}

export async function countOpen(db: Queryable, now: Date) {
  const [counts] = await db.drizzle
    .select({
      open: sql<number>`count(*)::integer`,
      overdue: sql<number>`(count(*) filter (where ${dueAt} < ${now.toISOString()}))::integer`,
    })
    .from(negativeNotices)
    .where(isToSend);
  return counts!;
}

/** Those of these notices whose visitor got a yes later in the same visit. */
export async function findAnsweredYes(
  db: Queryable,
  notices: readonly number[],
): Promise<ReadonlySet<number>> {
  const isLaterYes = and(
    eq(eligibilityChecks.sessionId, sessionId),
    eq(eligibilityChecks.mobileNumber, mobileNumber),
    eq(eligibilityChecks.eligible, true),
    gt(eligibilityChecks.createdAt, answeredAt),
  );
  const rows = await db.drizzle
    .selectDistinct({ id })
    .from(negativeNotices)
    .innerJoin(eligibilityChecks, isLaterYes)
    .where(inArray(id, [...notices]));
  return new Set(rows.map((row) => row.id));
}

// Any number that no other two-key advisory lock uses.
const mailboxLock = 726_412;

/** Makes other notices to the same mailbox wait until the transaction ends. */
export async function lockMailbox(tx: Transaction, address: string): Promise<void> {
  const lock = 'select pg_advisory_xact_lock($1::int, hashtext(fold_mailbox($2)))';
  await tx.query(lock, [mailboxLock, address]);
}

async function findNotice(db: Queryable, where: SQL): Promise<NoticeRow | undefined> {
  const [row] = await db.drizzle.select().from(negativeNotices).where(where);
  return row;
}

export function findNoticeByToken(db: Queryable, ofPage: string) {
  return findNotice(db, eq(token, ofPage));
}

export function findNoticeById(db: Queryable, notice: number) {
  return findNotice(db, eq(id, notice));
}

/** The notices of these visits by someone with one of these numbers, oldest first. */
export function findOfVisits(
  db: Queryable,
  { sessions, phones }: { sessions: readonly string[]; phones: readonly string[] },
) {
  return db.drizzle
    .select()
    .from(negativeNotices)
    .where(and(inArray(sessionId, [...sessions]), inArray(mobileNumber, [...phones])))
    .orderBy(asc(negativeNotices.answeredAt), asc(id));
}
