import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { countAffiliates } from './count-affiliates.ts';
import { requireAffiliate } from './require-affiliate.ts';

/**
 * How many leads a partner sent, and what the ledger owes and paid for them, in US cents; 404 for
 * nobody.
 */
export async function readAffiliateStats({ db }: Context<StaffActor>, { id }: { id: number }) {
  await requireAffiliate(db, id);
  const countsOf = await countAffiliates(db, [id]);
  const { referrals, qualified, earnedCents, paidOutCents } = countsOf(id);
  return {
    totalReferrals: referrals,
    qualifiedReferrals: qualified,
    pendingCommissions: earnedCents + paidOutCents,
    // Payouts stand in the ledger as negative amounts.
    paidCommissions: 0 - paidOutCents,
  };
}
