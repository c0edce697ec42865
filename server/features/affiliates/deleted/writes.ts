import { eq } from 'drizzle-orm';
import { affiliates } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { changedNow } from '../writes.ts';

/** Fails with 23505 on affiliates_email where another partner has the mail address by now. */
export async function unmarkDeleted(tx: AuditedTransaction, id: number): Promise<void> {
  await tx.drizzle
    .update(affiliates)
    .set({ deletedAt: null, updatedAt: changedNow })
    .where(eq(affiliates.id, id));
}
