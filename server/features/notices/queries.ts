import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { leads } from '#server/db/tables/leads.ts';
import { allMails } from '#server/db/tables/mails.ts';
import { negativeNotices } from '#server/db/tables/negative-notices.ts';

export type NoticeRow = typeof negativeNotices.$inferSelect;

const { id, token, way, dueAt, sentAt, sessionId, mobileNumber } = negativeNotices;

/** The event of a notice's email, which names it among all mails. */
export const eventOf = (notice: number) => `negative_notice:${notice}`;

// An email that the outbox gave up, or cannot send, leaves the notice to staff.
const isStuck = sql`exists (select from ${allMails} where ${allMails.event} = 'negative_notice:' || ${id}
  and ${allMails.status} in ('failed', 'no_server', 'withheld'))`;

/** Staff have something to do: no address, a letter that is not out, or an email that cannot leave. */
export const isOpen = sql`case ${way} when 'email' then ${isStuck} else ${sentAt} is null end`;

// What is out is a record; of a sealed person no one reads it.
const isSealed = sql`exists (select from ${leads}
  where ${leads.phone} = ${mobileNumber} and ${leads.sealedAt} is not null)`;

/** The first `count` notices that staff have to send, the one due first on top. */
export function findOpen(db: Queryable, count: number): Promise<NoticeRow[]> {
  return db.drizzle
    .select()
    .from(negativeNotices)
    .where(isOpen)
    .orderBy(asc(dueAt), asc(id))
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
    .where(isOpen);
  return counts!;
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

/** The notices of a visit by someone with this number, oldest first. */
export function findOfVisit(db: Queryable, visit: { sessionId: string; mobileNumber: string }) {
  return db.drizzle
    .select()
    .from(negativeNotices)
    .where(and(eq(sessionId, visit.sessionId), eq(mobileNumber, visit.mobileNumber)))
    .orderBy(asc(negativeNotices.answeredAt), asc(id));
}

/** Whether a notice waits for an address, as a condition. */
export const isUnaddressed = isNull(way);
