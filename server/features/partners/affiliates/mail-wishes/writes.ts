import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { affiliates } from '#server/db/tables/people.ts';
import { changesOf } from '../../../changed-since.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import { changedNow } from '../writes.ts';

const { id: idColumn, language, deletedAt, isActive, notifyCommissions } = affiliates;
const switches = {
  notifyReferrals: affiliates.notifyReferrals,
  notifyMilestones: affiliates.notifyMilestones,
  notifyCommissions,
};

type Wishes = Pick<typeof affiliates.$inferSelect, keyof typeof switches>;

/** Changes of an affiliate's mail choices; a choice that is left out stays unchanged. */
export type NewWishes = { [Name in keyof Wishes]?: boolean | undefined };

const isLiving = (id: number) => and(eq(idColumn, id), isNull(deletedAt));

/** An affiliate's choices of mails and their language; undefined if the account does not exist. */
export async function findMailWishes(db: Queryable, id: number) {
  const [row] = await db.drizzle
    .select({ language, ...switches })
    .from(affiliates)
    .where(isLiving(id));
  return row;
}

/**
 * Changes an affiliate's choices of mails. Returns the choices before and after, and whether they
 * differ; if not, nothing is written. Undefined if the account does not exist. Concurrent changes
 * do not undo each other.
 */
export async function setMailWishes(tx: AuditedTransaction, id: number, wanted: NewWishes) {
  const [before] = await tx.drizzle
    .select(switches)
    .from(affiliates)
    .where(isLiving(id))
    .for('no key update');
  if (before === undefined) {
    return undefined;
  }
  const { changes, hasChanges } = changesOf(before, wanted);
  if (hasChanges) {
    await tx.drizzle
      .update(affiliates)
      .set({ ...changes, updatedAt: changedNow })
      .where(eq(idColumn, id));
  }
  const after: Wishes = { ...before, ...changes };
  return { before, after, isChanged: hasChanges };
}

export type EarningAffiliate = Awaited<ReturnType<typeof findEarningAffiliates>>[number];

/** The active ones of these affiliates, or of all; inactive and deleted ones are left out. */
export async function findEarningAffiliates(db: Queryable, ids?: readonly number[]) {
  const { id, firstName, email } = affiliates;
  if (ids?.length === 0) {
    return [];
  }
  return db.drizzle
    .select({ id, firstName, email, language, notifyCommissions })
    .from(affiliates)
    .where(and(ids && inArray(id, [...ids]), eq(isActive, true), isNull(deletedAt)))
    .orderBy(id);
}
