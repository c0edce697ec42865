import { and, asc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { leads } from '#server/db/tables/leads.ts';

// No lead scope: by staff id, because a calendar address has no session; both queries return only
// ids and times.

/** The first answer of staff, and the next step. */
export const nextStepColumns = {
  firstResponseAt: leads.firstResponseAt,
  nextFollowUpAt: leads.nextFollowUpAt,
  nextFollowUpNote: leads.nextFollowUpNote,
  nextFollowUpBy: leads.nextFollowUpBy,
};

/** A member's next steps: those of their own leads, and those they set on unowned leads. */
function ofStaff(staffId: number): SQL | undefined {
  const { ownerId, nextFollowUpAt, nextFollowUpBy, deletedAt } = leads;
  const isUnowned = and(isNull(ownerId), eq(nextFollowUpBy, staffId));
  return and(isNotNull(nextFollowUpAt), isNull(deletedAt), or(eq(ownerId, staffId), isUnowned));
}

/** How many of a member's next steps are due. */
export function countDueFollowUps(db: Queryable, staffId: number, now: Date): Promise<number> {
  return db.drizzle.$count(leads, and(ofStaff(staffId), lte(leads.nextFollowUpAt, now)));
}

const mostFollowUps = 500;

/** A member's next steps, earliest first. */
export async function listFollowUps(db: Queryable, staffId: number) {
  const rows = await db.drizzle
    .select({ leadId: leads.id, at: leads.nextFollowUpAt })
    .from(leads)
    .where(ofStaff(staffId))
    .orderBy(asc(leads.nextFollowUpAt))
    .limit(mostFollowUps);
  return rows.map(({ leadId, at }) => ({ leadId, at: at! }));
}

/** The address that the person of a lead gave, while a changed one is unconfirmed. */
export async function findUnconfirmed(db: Queryable, leadId: number) {
  const { id, email, formerEmails } = leads;
  const [row] = await db.drizzle
    .select({ given: sql<string>`${formerEmails}[1]` })
    .from(leads)
    .where(and(eq(id, leadId), sql`not is_given_mailbox(${id}, ${email})`));
  return row?.given;
}
