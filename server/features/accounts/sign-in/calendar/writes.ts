import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/queryable.ts';
import { calendarLinks } from '#server/db/tables/leads.ts';

/** Stores the address of a member's calendar; it replaces the former one. */
export async function upsertLink(
  tx: Transaction,
  link: { staffId: number; tokenHash: string },
): Promise<void> {
  await tx.drizzle
    .insert(calendarLinks)
    .values(link)
    .onConflictDoUpdate({
      target: calendarLinks.staffId,
      set: { tokenHash: link.tokenHash, createdAt: sql`now()` },
    });
}

export async function deleteLink(tx: Transaction, staffId: number): Promise<void> {
  await tx.drizzle.delete(calendarLinks).where(eq(calendarLinks.staffId, staffId));
}
