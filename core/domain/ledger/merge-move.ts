import type { ReferralStatus } from '../commission.ts';
import type { Cents, Dollars } from '../money.ts';
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
 * Takes away what a referral earned whose lead is merged into another one, so that the person is
 * paid for once; null where it earned nothing.
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
 * Makes a referral what it was before a merge that is undone; null where nothing moved. What staff
 * approved or paid since stays theirs to decide.
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
