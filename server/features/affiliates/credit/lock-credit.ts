import type { AuditedTransaction } from '../../transaction.ts';
import { lockReferral } from './queries.ts';
import { insertReferral } from './writes.ts';

/** Whom a lead is credited to, null for nobody. */
export interface Credit {
  referralId: number;
  affiliateId: number | null;
  referralCode: string | null;
}

/**
 * Whom a lead is credited to, kept from every other change until the transaction ends. A lead that
 * nobody sent gets a referral of nobody. The lead itself must be locked before.
 */
export async function lockCredit(tx: AuditedTransaction, leadId: number): Promise<Credit> {
  const found = await lockReferral(tx, leadId);
  if (found) {
    const { id: referralId, ...credited } = found;
    return { referralId, ...credited };
  }
  return {
    referralId: await insertReferral(tx, leadId),
    affiliateId: null,
    referralCode: null,
  };
}
