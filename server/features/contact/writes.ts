import { eq, sql } from 'drizzle-orm';
import { calendarLinks, contactAttempts } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../transaction.ts';

type NewAttempt = Omit<typeof contactAttempts.$inferInsert, 'id' | 'recordedAt'>;

/** Returns its id. */
export async function insertAttempt(tx: AuditedTransaction, attempt: NewAttempt): Promise<number> {
  const [row] = await tx.drizzle
    .insert(contactAttempts)
    .values(attempt)
    .returning({ id: contactAttempts.id });
  return row!.id;
}

/** Stores the address of a member's calendar; it replaces the former one. */
export async function upsertLink(
  tx: AuditedTransaction,
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

export async function deleteLink(tx: AuditedTransaction, staffId: number): Promise<void> {
  await tx.drizzle.delete(calendarLinks).where(eq(calendarLinks.staffId, staffId));
}
