import type { Queryable } from '#server/db/queryable.ts';
import { countAffiliates } from './count-affiliates.ts';

/** What the ledger still owes an affiliate, and what it paid, both in US cents. */
export async function sumCommissions(db: Queryable, affiliateId: number) {
  const countsOf = await countAffiliates(db, [affiliateId]);
  const { earnedCents, paidOutCents } = countsOf(affiliateId);
  return {
    pendingCommissions: earnedCents + paidOutCents,
    // Payouts stand in the ledger as negative amounts.
    paidCommissions: 0 - paidOutCents,
  };
}
