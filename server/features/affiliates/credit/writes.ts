import { eq, sql } from 'drizzle-orm';
import { referralHandovers, referrals } from '#server/db/tables/commissions.ts';
import type { AuditedTransaction } from '../../transaction.ts';

/** Gives a lead that nobody sent a referral that is nobody's; answers its number. */
export async function insertReferral(tx: AuditedTransaction, leadId: number): Promise<number> {
  const attribution = { reason: 'no_touch', touches: [] };
  const [row] = await tx.drizzle
    .insert(referrals)
    .values({ leadId, status: 'void', attribution })
    .returning({ id: referrals.id });
  return row!.id;
}

/** Whom a referral is credited to. */
export interface Credited {
  affiliateId: number | null;
  referralCode: string | null;
  isSelfReferral: boolean;
}

/** Writes on a referral whom it is credited to. Of nobody it must be void. */
export async function creditReferral(
  tx: AuditedTransaction,
  id: number,
  credited: Credited,
): Promise<void> {
  await tx.drizzle
    .update(referrals)
    .set({ ...credited, updatedAt: sql`now()` })
    .where(eq(referrals.id, id));
}

export type NewHandover = Omit<typeof referralHandovers.$inferInsert, 'id' | 'decidedAt'>;

/** Writes a decision down; answers its number. */
export async function insertHandover(
  tx: AuditedTransaction,
  handover: NewHandover,
): Promise<number> {
  const [row] = await tx.drizzle
    .insert(referralHandovers)
    .values(handover)
    .returning({ id: referralHandovers.id });
  return row!.id;
}
