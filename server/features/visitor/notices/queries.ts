import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { voidingStatuses } from '#core/domain/leads/lead-status.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { eligibilityChecks } from '#server/db/tables/calculations.ts';
import { leads } from '#server/db/tables/leads.ts';
import { allMails, firstEventOf } from '#server/db/tables/mails.ts';
import { negativeNotices } from '#server/db/tables/negative-notices.ts';
import type { AuditedTransaction } from '../../transaction.ts';

// No lead scope: notices are sent whoever owns the lead.

export type NoticeRow = typeof negativeNotices.$inferSelect;

export type ListedNotice = NoticeRow & {
  /** The same person was answered yes later, and that stands. */
  isAnsweredYes: boolean;
  /** Staff need not send it. */
  isSetAside: boolean;
};

const { id, token, way, dueAt, sentAt, sessionId, mobileNumber, answeredAt, setAsideAt } =
  negativeNotices;

// The email of a notice, and its copies: one that failed but may have left is sent as a copy.
const isOwnMail = sql`${allMails.kind} = 'negative_notice'
  and ${firstEventOf(allMails.event)} = 'negative_notice:' || ${id}`;
const isGivenUp = sql`${allMails.status} in ('failed', 'no_server', 'withheld')`;

// An email that the outbox gave up, or cannot send, leaves the notice to staff.
const isStuck = sql`(exists (select from ${allMails} where ${isOwnMail} and ${isGivenUp})
  and not exists (select from ${allMails} where ${isOwnMail} and not ${isGivenUp}))`;

/** Whether a notice waits for an address, as a condition. */
export const isUnaddressed = isNull(way);

/** It is not out: no address, a letter that staff have, or an email that cannot leave. */
export const isUnsent = sql`case ${way} when 'email' then ${isStuck} else ${sentAt} is null end`;

const isYes = sql`(${leads.isQualified} and ${notInArray(leads.status, [...voidingStatuses])})`;

// Of the same visit, unless its application came to nothing since; or an application of the same
// name that did not. A number alone may be someone else's.
const isAnsweredYes = sql<boolean>`(
  exists (select from ${eligibilityChecks} where ${eligibilityChecks.sessionId} = ${sessionId}
    and ${eligibilityChecks.mobileNumber} = ${mobileNumber} and ${eligibilityChecks.eligible}
    and ${eligibilityChecks.createdAt} > ${answeredAt}
    and not exists (select from ${leads} where ${leads.phone} = ${mobileNumber}
      and ${leads.sessionId} = ${sessionId} and not ${isYes}
      and ${leads.createdAt} > ${eligibilityChecks.createdAt}))
  or exists (select from ${leads} where ${leads.phone} = ${mobileNumber} and ${isYes}
    and ${leads.createdAt} > ${answeredAt}
    and ${leads.deletedAt} is null and ${leads.mergedIntoId} is null
    and (${leads.sessionId} = ${sessionId} or fold_text(${leads.firstName} || ' ' || ${leads.lastName})
      = fold_text(${negativeNotices.name}))))`;

// Only as long as the yes stands, and until it is out after all.
const isSetAside = sql`(${setAsideAt} is not null and ${isAnsweredYes} and ${isUnsent})`;

// Staff have something to do.
const isOpen = sql`(${isUnsent} and not ${isSetAside})`;

const listedColumns = {
  ...getTableColumns(negativeNotices),
  // Within another one, the columns of a selected expression keep the names of their tables.
  isAnsweredYes: sql<boolean>`${isAnsweredYes}`,
  isSetAside: sql<boolean>`${isSetAside}`,
};

// A sent notice is a record, which no one reads once its person is sealed. If the person comes back
// later, their new notices are read again.
const isSealed = sql`exists (select from ${leads}
  where ${leads.phone} = ${mobileNumber} and ${leads.sealedAt} >= ${answeredAt})`;

// Staff may not ask a sealed person for an address, so only a letter can still go to them.
const isToSend = sql`${isOpen} and not (${way} is distinct from 'letter' and ${isSealed})`;

/**
 * The first `count` notices that staff have to send; those without an address last, because anyone
 * can bring about as many as they like. Within both, those that are owed come first, then those
 * that staff decide on, because the person was answered yes since; each by due date.
 */
export function findOpen(db: Queryable, count: number): Promise<ListedNotice[]> {
  return db.drizzle
    .select(listedColumns)
    .from(negativeNotices)
    .where(isToSend)
    .orderBy(isUnaddressed, isAnsweredYes, asc(dueAt), asc(id))
    .limit(count);
}

/** The newest `count` notices that are out or set aside. */
export function findSent(db: Queryable, count: number): Promise<ListedNotice[]> {
  return db.drizzle
    .select(listedColumns)
    .from(negativeNotices)
    .where(and(sql`not ${isOpen}`, sql`not ${isSealed}`))
    .orderBy(desc(sql`coalesce(${setAsideAt}, ${sentAt})`), desc(id))
    .limit(count);
}

export async function countOpen(db: Queryable, now: Date) {
  const [counts] = await db.drizzle
    .select({
      open: sql<number>`count(*)::integer`,
      overdue: sql<number>`(count(*) filter (where ${dueAt} < ${now.toISOString()}))::integer`,
      answeredYes: sql<number>`(count(*) filter (where ${isAnsweredYes}))::integer`,
    })
    .from(negativeNotices)
    .where(isToSend);
  return counts!;
}

async function findNotice(db: Queryable, where: SQL): Promise<NoticeRow | undefined> {
  const [row] = await db.drizzle.select().from(negativeNotices).where(where);
  return row;
}

export function findNoticeByToken(db: Queryable, ofPage: string) {
  return findNotice(db, eq(token, ofPage));
}

/** A notice as staff list it, locked until the transaction ends. */
export async function lockListed(tx: AuditedTransaction, notice: number) {
  const isIt = eq(id, notice);
  await tx.drizzle.select({ id }).from(negativeNotices).where(isIt).for('update');
  // A statement of its own: the transaction that held the lock may have changed what decides.
  const [row] = await tx.drizzle.select(listedColumns).from(negativeNotices).where(isIt);
  return row;
}

/**
 * The notices of the visits in which someone applied, by that person's own numbers, oldest first:
 * anyone may have used the same tab, and anyone may type the number of someone else.
 */
export function findOfVisits(
  db: Queryable,
  { sessions, phones }: { sessions: readonly string[]; phones: readonly string[] },
) {
  const { text, answeredAt, way, sentAt } = negativeNotices;
  return db.drizzle
    .select({ text, answeredAt, way, sentAt })
    .from(negativeNotices)
    .where(and(inArray(sessionId, [...sessions]), inArray(mobileNumber, [...phones])))
    .orderBy(asc(answeredAt), asc(id));
}
