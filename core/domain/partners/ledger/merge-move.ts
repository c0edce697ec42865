import type { ReferralStatus } from '../commission.ts';
import type { Cents, Dollars } from '../../money.ts';
import {
  moveByPrice,
  type ReferralMoney,
  type ReferralMove,
  takenBack,
  voided,
} from './referral-move.ts';

/** A line of a paid referral: a correction, which the next payout of its payee settles. */
function correction(amountCents: Cents, to: ReferralStatus): ReferralMove {
  return { to, lines: [{ kind: 'adjustment', cause: 'staff', amountCents }] };
}

/**
 * Takes back the earnings of a referral whose lead is merged into another, so that the person earns
 * one commission; null if there were none. What is paid, or held by a prepared payout, is corrected.
 */
export function takenByMerge(referral: ReferralMoney, isPrepared = false): ReferralMove | null {
  const { status, earnedCents } = referral;
  if (status === 'void') {
    return null;
  }
  if (status === 'paid' || isPrepared) {
    return earnedCents > 0 ? correction(0 - earnedCents, status) : null;
  }
  return voided(referral, 'attribution');
}

export interface BeforeMerge {
  readonly status: ReferralStatus;
  readonly correctedCents: Cents;
}

/**
 * Restores a referral as it was before an undone merge; null if it did not move. Approvals and
 * payments since the merge are kept.
 */
export function movedByUnmerging(
  referral: ReferralMoney,
  { status, correctedCents }: BeforeMerge,
  homePrice: Dollars | null,
): ReferralMove | null {
  const now = referral.status;
  if (status === 'paid' || (status === 'approved' && correctedCents !== 0)) {
    const isOwed = correctedCents !== 0 && now !== 'void';
    return isOwed ? correction(0 - correctedCents, now) : null;
  }
  if (now === status) {
    return moveByPrice(referral, homePrice);
  }
  if (status === 'approved' && now !== 'void') {
    return null;
  }
  // An approved amount is restored as it was approved, whatever the price is now.
  const price = status === 'approved' ? (referral.voided?.computed?.homePrice ?? null) : homePrice;
  return takenBack(referral, { from: status, to: now, hasTaken: true }, price, 'undo');
}
