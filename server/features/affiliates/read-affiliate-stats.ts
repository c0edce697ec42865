import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { noSuchAffiliate } from './policy.ts';
import { findStats } from './queries.ts';

/**
 * How many leads a partner sent, and what the ledger owes and paid for them, in US cents; 404 for
 * nobody.
 */
export async function readAffiliateStats({ db }: Context<StaffActor>, { id }: { id: number }) {
  const found = await findStats(db, id);
  if (!found) {
    throw noSuchAffiliate();
  }
  const { referrals, paidOutCents, pendingCommissions } = found;
  return {
    totalReferrals: referrals.total,
    qualifiedReferrals: referrals.qualified,
    pendingCommissions,
    // Payouts stand in the ledger as negative amounts.
    paidCommissions: 0 - paidOutCents,
  };
}
