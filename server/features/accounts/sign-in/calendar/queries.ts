import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { calendarLinks } from '#server/db/tables/leads.ts';

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
