import type { CommissionTerms } from '#core/domain/commission.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { Credit } from './lock-credit.ts';
import { creditReferral, insertHandover } from './writes.ts';

interface Decision {
  leadId: number;
  /** Null for nobody. */
  to: { id: number; referralCode: string; isSelf: boolean } | null;
  /** What the other one would have earned by when the lead qualified; null for nothing. */
  terms: CommissionTerms | null;
  /** Ledger lines up to this one belong to affiliates who were credited before. */
  lastLineId: number;
  reason: string;
  actorId: number;
}

/**
 * Writes on a locked referral whom it is credited to from now on, and who decided it why; answers
 * the number of the decision. What it earned for somebody else must have been taken away before.
 */
export async function giveCredit(
  tx: AuditedTransaction,
  from: Credit,
  { leadId, to, terms, lastLineId, reason, actorId }: Decision,
): Promise<number> {
  const { referralId } = from;
  const toAffiliateId = to?.id ?? null;
  const toCode = to?.referralCode ?? null;
  await creditReferral(tx, referralId, {
    affiliateId: toAffiliateId,
    referralCode: toCode,
    isSelfReferral: to?.isSelf ?? false,
  });
  return insertHandover(tx, {
    referralId,
    leadId,
    fromAffiliateId: from.affiliateId,
    fromCode: from.referralCode,
    toAffiliateId,
    toCode,
    reason,
    terms,
    lastLineId,
    actorId,
  });
}
