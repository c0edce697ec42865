import type { Queryable } from '#server/db/queryable.ts';
import { findLedgerSums } from './affiliate-totals.ts';

/** What the ledger still owes an affiliate, and what it paid, both in US cents. */
export async function sumCommissions(db: Queryable, affiliateId: number) {
  const { owedCents, paidOutCents } = await findLedgerSums(db, affiliateId);
  // Payouts stand in the ledger as negative amounts.
  return { pendingCommissions: owedCents, paidCommissions: 0 - paidOutCents };
}
