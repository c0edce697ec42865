import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { affiliates } from '#server/db/tables/people.ts';
import { isRestorable, isTooOldToRestore } from '../../deletions.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { matches } from '../queries.ts';

const columns = {
  id: affiliates.id,
  firstName: affiliates.firstName,
  lastName: affiliates.lastName,
  email: affiliates.email,
  company: affiliates.company,
  referralCode: affiliates.referralCode,
  isActive: affiliates.isActive,
  createdAt: affiliates.createdAt,
  deletedAt: affiliates.deletedAt,
};

/** The deleted partners who can still be restored, as rows of a list. */
export function deletedAffiliates(q: string | undefined) {
  return {
    table: affiliates,
    columns,
    sorts: { deletedAt: byColumn(affiliates.deletedAt) },
    where: and(isRestorable(affiliates.deletedAt), q ? matches(q) : undefined),
  };
}

/**
 * When a partner was deleted, null for one who was not; undefined for nobody. Kept from every other
 * change until the transaction ends.
 */
export async function lockDeletion(tx: AuditedTransaction, id: number) {
  const { deletedAt } = affiliates;
  const [row] = await tx.drizzle
    .select({ deletedAt, isTooOld: isTooOldToRestore(deletedAt) })
    .from(affiliates)
    .where(eq(affiliates.id, id))
    .for('no key update');
  return row;
}

/** The name of the living partner who has the mail address of this one; undefined for nobody. */
export async function findSuccessor(db: Queryable, id: number) {
  const { firstName, lastName, email, deletedAt } = affiliates;
  const address = sql`(select lower(email) from affiliates where id = ${id})`;
  const [row] = await db.drizzle
    .select({ firstName, lastName })
    .from(affiliates)
    .where(and(sql`lower(${email}) = ${address}`, isNull(deletedAt)));
  return row;
}
