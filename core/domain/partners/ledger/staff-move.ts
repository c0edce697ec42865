import { type CommissionTerms, mayStaffMoveReferral, type ReferralStatus } from '../commission.ts';
import {
  accrued,
  moveByPrice,
  type Override,
  type ReferralMoney,
  type ReferralMove,
  voided,
} from './referral-move.ts';
import type { Cents, Dollars } from '../../money.ts';

/** The largest adjustment by hand, either way: a million dollars. */
export const maxAdjustmentCents: Cents = 100_000_000;

export type StaffRefusal =
  | { readonly reason: 'status'; readonly status: ReferralStatus }
  | { readonly reason: 'nothing' }
  | { readonly reason: 'below'; readonly earnedCents: Cents };

function refusedBy(status: ReferralStatus): StaffRefusal {
  return { reason: 'status', status };
}

export function approvedByStaff({ status, earnedCents }: ReferralMoney) {
  if (!mayStaffMoveReferral(status, 'approved')) {
    return refusedBy(status);
  }
  const nothing: StaffRefusal = { reason: 'nothing' };
  return earnedCents > 0 ? approval : nothing;
}

const approval: ReferralMove = { to: 'approved', lines: [] };

/** An approval without a basis: a line of 0 cents says who answers for it. */
export function approvedByOverride(override: Override): ReferralMove {
  const line = { kind: 'adjustment', cause: 'staff', amountCents: 0, override } as const;
  return { to: 'approved', lines: [line] };
}

/** Voids all earnings; refused once they are paid. */
export function voidedByStaff(referral: ReferralMoney): ReferralMove | StaffRefusal {
  const { status } = referral;
  return mayStaffMoveReferral(status, 'void') ? voided(referral, 'staff') : refusedBy(status);
}

/** Whether this adds to an approved or paid amount: no later approval checks its basis. */
export function addsToApproved({ status }: ReferralMoney, amountCents: Cents): boolean {
  return amountCents > 0 && (status === 'approved' || status === 'paid');
}

/**
 * Adds to or deducts from the earnings, also after a payment; the sum must not become negative.
 * `override` says who answers for an addition without a basis.
 */
export function adjustedByStaff(
  { status, earnedCents }: ReferralMoney,
  amountCents: Cents,
  override?: Override,
): ReferralMove | StaffRefusal {
  if (status === 'pending' || status === 'void') {
    return refusedBy(status);
  }
  if (earnedCents + amountCents < 0) {
    return { reason: 'below', earnedCents };
  }
  const line = {
    kind: 'adjustment',
    cause: 'staff',
    amountCents,
    ...(override && { override }),
  } as const;
  return { to: status, lines: [line] };
}

/** Withdraws an approval: the amount is an estimate again and follows the current price. */
export function reopenedByStaff(
  referral: ReferralMoney,
  homePrice: Dollars | null,
): ReferralMove | StaffRefusal {
  if (referral.status !== 'approved') {
    return refusedBy(referral.status);
  }
  const estimate = { ...referral, status: 'qualified' } as const;
  return moveByPrice(estimate, homePrice) ?? { to: 'qualified', lines: [] };
}

export function isRefusal(answer: ReferralMove | StaffRefusal): answer is StaffRefusal {
  return 'reason' in answer;
}

/** Voids the affiliate's earnings; refused once they are approved or paid. */
export function takenAway(referral: ReferralMoney): ReferralMove | StaffRefusal {
  const { status } = referral;
  return status === 'approved' || status === 'paid'
    ? { reason: 'status', status }
    : voided(referral, 'attribution');
}

/**
 * Credits a referral to an affiliate as if it had been theirs from the start: its state follows the
 * lead's statuses, and if the lead qualified, it accrues under their terms of that day. `terms` are
 * null if the program paid no commissions then; nothing accrues in that case.
 */
export function creditedTo(
  status: ReferralStatus,
  terms: CommissionTerms | null,
  homePrice: Dollars | null,
): ReferralMove {
  return status === 'qualified'
    ? accrued(terms, homePrice, 'attribution')
    : { to: status, lines: [] };
}

/**
 * Reverses what a payout paid for one referral, with a line of its own. If the payout paid its
 * commission, the referral is approved and due again. If it only settled corrections, those are
 * open again.
 */
export function reversed(
  status: ReferralStatus,
  { paidCents, isItem }: { paidCents: Cents; isItem: boolean },
): ReferralMove {
  const line = { kind: 'reversal', cause: 'reversal', amountCents: paidCents } as const;
  return { to: isItem ? 'approved' : status, lines: [line] };
}
