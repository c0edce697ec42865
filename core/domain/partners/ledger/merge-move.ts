import type { ReferralStatus } from '../commission.ts';
import type { Cents, Dollars } from '../../money.ts';
import {
  moveByPrice,
  type ReferralMoney,
  type ReferralMove,
  takenBack,
  voided,
} from './referral-move.ts';

/** A line of a paid referral: a correction, which the next payout of its affiliate settles. */
function correction(amountCents: Cents): ReferralMove {
  return { to: 'paid', lines: [{ kind: 'adjustment', cause: 'staff', amountCents }] };
}

/**
 * Takes back the earnings of a referral whose lead is merged into another, so that the person earns
 * one commission; null if there were none.
 */
export function takenByMerge(referral: ReferralMoney): ReferralMove | null {
  const { status, earnedCents } = referral;
  switch (status) {
    case 'void':
      return null;
    case 'paid':
      return earnedCents > 0 ? correction(0 - earnedCents) : null;
    default:
      return voided(referral, 'attribution');
  }
}

/** A referral before a merge, and what the merge took from a paid one. */
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
  if (status === 'paid') {
    const isOwed = correctedCents !== 0 && now !== 'void';
    return isOwed ? { ...correction(0 - correctedCents), to: now } : null;
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
