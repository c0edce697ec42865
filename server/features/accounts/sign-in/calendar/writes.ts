import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { calendarLinks } from '#server/db/tables/leads.ts';
import { sha256 } from '#server/outside/ids.ts';
import { adminUsers } from '#server/db/tables/people.ts';

/** Stores the address of a member's calendar; it replaces the former one. */
export async function upsertLink(tx: Transaction, link: { staffId: number; tokenHash: string }) {
  await tx.drizzle
    .insert(calendarLinks)
    .values(link)
    .onConflictDoUpdate({
      target: calendarLinks.staffId,
      set: { tokenHash: link.tokenHash, createdAt: sql`now()` },
    });
}

export async function deleteLink(tx: Transaction, staffId: number) {
  await tx.drizzle.delete(calendarLinks).where(eq(calendarLinks.staffId, staffId));
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

/** The active member whose calendar has this token; undefined if it was replaced or removed. */
export async function findLinkOwner(db: Queryable, token: string) {
  const { staffId } = calendarLinks;
  const [row] = await db.drizzle
    .select({ staffId })
    .from(calendarLinks)
    .innerJoin(adminUsers, eq(adminUsers.id, staffId))
    .where(and(eq(calendarLinks.tokenHash, sha256(token)), adminUsers.isActive));
  return row?.staffId;
}
