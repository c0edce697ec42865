import { and, asc, eq, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { leads } from '#server/db/tables/leads.ts';

/** When staff first answered, and what they will do next. */
export const nextStepColumns = {
  firstResponseAt: leads.firstResponseAt,
  nextFollowUpAt: leads.nextFollowUpAt,
  nextFollowUpNote: leads.nextFollowUpNote,
  nextFollowUpBy: leads.nextFollowUpBy,
};

// By the member of staff and not by a scope: an address of a calendar has no session, and both
// questions answer numbers and hours alone.

/** The next steps of somebody: with own leads, and those that they set on leads that nobody owns. */
function ofStaff(staffId: number): SQL | undefined {
  const { ownerId, nextFollowUpAt, nextFollowUpBy, deletedAt } = leads;
  const isUnowned = and(isNull(ownerId), eq(nextFollowUpBy, staffId));
  return and(isNotNull(nextFollowUpAt), isNull(deletedAt), or(eq(ownerId, staffId), isUnowned));
}

/** How many next steps of somebody are due. */
export function countDueFollowUps(db: Queryable, staffId: number, now: Date): Promise<number> {
  return db.drizzle.$count(leads, and(ofStaff(staffId), lte(leads.nextFollowUpAt, now)));
}

const mostFollowUps = 500;

/** The next steps of somebody, the earliest first. */
export async function listFollowUps(db: Queryable, staffId: number) {
  const rows = await db.drizzle
    .select({ leadId: leads.id, at: leads.nextFollowUpAt })
    .from(leads)
    .where(ofStaff(staffId))
    .orderBy(asc(leads.nextFollowUpAt))
    .limit(mostFollowUps);
  return rows.map(({ leadId, at }) => ({ leadId, at: at! }));
}
