import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { calendarLinks, contactAttempts } from '#server/db/tables/leads.ts';
import { isOfPerson } from '../person.ts';

export function countCalls(db: Queryable, leadId: number): Promise<number> {
  const isCall = and(
    isOfPerson(contactAttempts.leadId, leadId),
    eq(contactAttempts.channel, 'phone'),
  );
  return db.drizzle.$count(contactAttempts, isCall);
}

const mostAttempts = 50;

/** The latest calls and messages of a lead, newest first. */
export function findAttempts(db: Queryable, leadId: number) {
  const { id, channel, outcome, note, permission, override, madeAt, staffId } = contactAttempts;
  return db.drizzle
    .select({ id, channel, outcome, note, permission, override, madeAt, staffId })
    .from(contactAttempts)
    .where(isOfPerson(contactAttempts.leadId, leadId))
    .orderBy(desc(madeAt), desc(id))
    .limit(mostAttempts);
}

/** The address of a member's calendar; undefined if there is none. */
export async function findLink(db: Queryable, staffId: number) {
  const { createdAt } = calendarLinks;
  const [row] = await db.drizzle
    .select({ createdAt })
    .from(calendarLinks)
    .where(eq(calendarLinks.staffId, staffId));
  return row;
}

/** The member whose calendar address has this hash. */
export async function findOwner(db: Queryable, tokenHash: string): Promise<number | undefined> {
  const { staffId } = calendarLinks;
  const [row] = await db.drizzle
    .select({ staffId })
    .from(calendarLinks)
    .where(eq(calendarLinks.tokenHash, tokenHash));
  return row?.staffId;
}
