import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { affiliates } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { changedNow } from '../writes.ts';

const { id: idColumn, language, deletedAt, isActive } = affiliates;
const switches = {
  notifyReferrals: affiliates.notifyReferrals,
  notifyMilestones: affiliates.notifyMilestones,
  notifyCommissions: affiliates.notifyCommissions,
};

/** Which mails an affiliate wants; undefined where the account is gone. */
export async function findWishes(db: Queryable, id: number) {
  const [row] = await db.drizzle
    .select({ language, ...switches })
    .from(affiliates)
    .where(and(eq(idColumn, id), isNull(deletedAt)));
  return row;
}

/** The same, kept from every other change until the transaction ends. */
export async function lockWishes(tx: Transaction, id: number) {
  const [row] = await tx.drizzle
    .select(switches)
    .from(affiliates)
    .where(and(eq(idColumn, id), isNull(deletedAt)))
    .for('no key update');
  return row;
}

/** The mails that an affiliate may do without. */
export type Wishes = Pick<typeof affiliates.$inferSelect, keyof typeof switches>;

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

/** Those of these affiliates who are active, as a mail about their commissions needs to know them. */
export function findEarning(db: Queryable, ids: readonly number[]) {
  const { id, firstName, email, notifyCommissions } = affiliates;
  return db.drizzle
    .select({ id, firstName, email, language, notifyCommissions })
    .from(affiliates)
    .where(and(inArray(id, [...ids]), eq(isActive, true), isNull(deletedAt)));
}
