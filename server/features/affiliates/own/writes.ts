import { and, eq, isNull } from 'drizzle-orm';
import { affiliates } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { changedNow } from '../writes.ts';
import type { OwnAccountRow } from './queries.ts';

/** What an affiliate may change in their account, and what follows from it. */
export type OwnChanges = Partial<
  Pick<
    OwnAccountRow,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'company'
    | 'state'
    | 'licenseNumber'
    | 'isLicensedRealtor'
    | 'commissionRate'
    | 'needsReview'
    | 'language'
  >
> & { licenseVerifiedAt?: null };

/** Fails with 23505 on affiliates_email. */
export async function changeOwnRow(
  tx: AuditedTransaction,
  id: number,
  changes: OwnChanges,
): Promise<void> {
  await tx.drizzle
    .update(affiliates)
    .set({ ...changes, updatedAt: changedNow })
    .where(eq(affiliates.id, id));
}

/**
 * Stores the hash of a password for an active account; where `from` is given, only in the place of
 * that hash. False when it did not.
 */
export async function storeHash(
  tx: AuditedTransaction,
  accountId: number,
  { from, to }: { from?: string | null; to: string },
): Promise<boolean> {
  const { id, password, isActive, deletedAt } = affiliates;
  const isThere = from ? eq(password, from) : undefined;
  const rows = await tx.drizzle
    .update(affiliates)
    .set({ password: to, updatedAt: changedNow })
    .where(and(eq(id, accountId), isActive, isNull(deletedAt), isThere))
    .returning({ id });
  return rows.length > 0;
}

/**
 * Gives an active account an earlier address back, without a password: whoever changed the address
 * knew it. False where the account is inactive or deleted; fails with 23505 on affiliates_email.
 */
export async function giveAddressBack(
  tx: AuditedTransaction,
  accountId: number,
  email: string,
): Promise<boolean> {
  const { id, isActive, deletedAt } = affiliates;
  const rows = await tx.drizzle
    .update(affiliates)
    .set({ email, password: null, updatedAt: changedNow })
    .where(and(eq(id, accountId), isActive, isNull(deletedAt)))
    .returning({ id });
  return rows.length > 0;
}
