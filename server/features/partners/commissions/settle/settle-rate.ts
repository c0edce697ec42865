import type { CommissionTerms } from '#core/domain/partners/commission.ts';
import { moveByRate } from '#core/domain/partners/ledger/referral-move.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import { type Decision, moveReferrals, type Mover, readMovable } from './move-referrals.ts';
import { lockEstimates } from './queries.ts';

interface RateChange {
  affiliateId: number;
  rate: CommissionTerms;
  /** A moment that no other change of this affiliate has. */
  changedAt: Date;
}

/** Moves the estimates of an affiliate to a changed rate; what is approved or paid stays. */
export async function settleRate(
  tx: AuditedTransaction,
  mover: Mover,
  { affiliateId, rate, changedAt }: RateChange,
) {
  const ids = await lockEstimates(tx, affiliateId);
  const decisions = (await readMovable(tx, ids, mover.terms)).flatMap((referral): Decision[] => {
    const price = referral.closingPrice ?? referral.homePrice;
    const move = moveByRate(referral.money, rate, price);
    const key = `rate:${changedAt.getTime()}`;
    return move ? [{ referral, key, cause: 'rate', move }] : [];
  });
  await moveReferrals(tx, mover, decisions);
}
