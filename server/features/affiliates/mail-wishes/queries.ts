import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { affiliates } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { changedNow } from '../writes.ts';

const { id: idColumn, language, notifyReferrals, notifyMilestones, deletedAt } = affiliates;

/** Which mails an affiliate wants; undefined where the account is gone. */
export async function findWishes(db: Queryable, id: number) {
  const [row] = await db.drizzle
    .select({ language, notifyReferrals, notifyMilestones })
    .from(affiliates)
    .where(and(eq(idColumn, id), isNull(deletedAt)));
  return row;
}

/** The same, kept from every other change until the transaction ends. */
export async function lockWishes(tx: Transaction, id: number) {
  const [row] = await tx.drizzle
    .select({ notifyReferrals, notifyMilestones })
    .from(affiliates)
    .where(and(eq(idColumn, id), isNull(deletedAt)))
    .for('no key update');
  return row;
}

/** The mails that an affiliate may do without. */
export type Wishes = Pick<typeof affiliates.$inferSelect, 'notifyReferrals' | 'notifyMilestones'>;

export async function changeWishes(
  tx: AuditedTransaction,
  id: number,
  wishes: Wishes,
): Promise<void> {
  await tx.drizzle
    .update(affiliates)
    .set({ ...wishes, updatedAt: changedNow })
    .where(eq(idColumn, id));
}
