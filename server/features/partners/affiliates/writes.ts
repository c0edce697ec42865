import { eq, sql } from 'drizzle-orm';
import { affiliates } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { columns } from './queries.ts';

export type NewAffiliate = Pick<
  typeof affiliates.$inferInsert,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'company'
  | 'state'
  | 'licenseNumber'
  | 'referralCode'
  | 'commissionUnit'
  | 'commissionRate'
  | 'isLicensedRealtor'
>;

/** Additional columns of a self-registered affiliate; `password` is a hash. */
type OwnSecrets = Pick<typeof affiliates.$inferInsert, 'password' | 'language' | 'needsReview'>;

/** Fails with 23505 on affiliates_email or affiliates_referral_code. */
export async function insertAffiliate(tx: AuditedTransaction, row: NewAffiliate & OwnSecrets) {
  const [stored] = await tx.drizzle.insert(affiliates).values(row).returning(columns);
  return stored!;
}

/** Whether a write failed because another partner has its code, or its mail address. */
export function isCollisionOn(
  index: 'affiliates_email' | 'affiliates_referral_code',
  error: unknown,
): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === index;
}

export type AffiliateChanges = Partial<Omit<NewAffiliate, 'referralCode'>> & {
  isActive?: boolean;
  licenseVerifiedAt?: Date | null;
  needsReview?: boolean;
  picture?: null;
  isPictureReviewed?: boolean;
};

/**
 * The moment of a change, for every write of an account: it names the state to the millisecond a
 * browser keeps, so a change always moves it.
 */
export const changedNow = sql`greatest(now(), ${affiliates.updatedAt} + interval '1 millisecond')`;

/** Fails with 23505 on affiliates_email. Returns when the row was changed. */
export async function changeAffiliate(
  tx: AuditedTransaction,
  id: number,
  changes: AffiliateChanges,
) {
  const [row] = await tx.drizzle
    .update(affiliates)
    .set({ ...changes, updatedAt: changedNow })
    .where(eq(affiliates.id, id))
    .returning({ updatedAt: affiliates.updatedAt });
  return row!.updatedAt;
}

/**
 * Deletes an affiliate or restores them. The row keeps its code, so the code is never reused. Fails
 * with 23505 on affiliates_email if another affiliate has the email address by now.
 */
export async function setDeleted(tx: AuditedTransaction, id: number, isDeleted: boolean) {
  await tx.drizzle
    .update(affiliates)
    .set({
      deletedAt: isDeleted ? sql`now()` : null,
      updatedAt: changedNow,
      ...(isDeleted && { picture: null, isPictureReviewed: false }),
    })
    .where(eq(affiliates.id, id));
}
