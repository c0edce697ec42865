import type { Cents } from '../../money.ts';

/** An approved, unpaid referral and its earnings. */
export interface Due {
  readonly referralId: number;
  readonly dueCents: Cents;
}

/** An adjustment that staff wrote after its referral was paid, and no payout has settled yet. */
export interface Correction {
  readonly lineId: number;
  readonly referralId: number;
  readonly amountCents: Cents;
}

/** Whether a payout to everyone leaves this one for the next: it is below the lender's minimum. */
export function isBelowMinimum(payout: Payout | null, minimumDollars: number): boolean {
  return payout !== null && payout.totalCents < minimumDollars * 100;
}

/** The payment to one payee, after downward corrections are deducted and upward ones added. */
export interface Payout {
  readonly totalCents: Cents;
  /** The payment for each referral that was due; referrals fully set off are left out. */
  readonly payments: readonly { readonly referralId: number; readonly paidCents: Cents }[];
  readonly corrected: readonly { readonly lineId: number; readonly paidCents: Cents }[];
}

export function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, cents) => total + cents, 0);
}

/**
 * One payee's payout: everything due and every open correction at once. Null if nothing is left
 * to pay; an overpayment then waits for the next commission.
 */
export function planPayout(
  dues: readonly Due[],
  corrections: readonly Correction[],
): Payout | null {
  const owed = sum(dues.map(({ dueCents }) => dueCents));
  const totalCents = owed + sum(corrections.map(({ amountCents }) => amountCents));
  if (totalCents <= 0) {
    return null;
  }
  let left = totalCents;
  const take = (cents: Cents): Cents => {
    const taken = Math.min(cents, left);
    left -= taken;
    return taken;
  };
  const corrected = corrections
    .filter(({ amountCents }) => amountCents > 0)
    .map(({ lineId, amountCents }) => ({ lineId, paidCents: take(amountCents) }));
  const payments = dues.map(({ referralId, dueCents }) => ({
    referralId,
    paidCents: take(dueCents),
  }));
  return {
    totalCents,
    payments,
    corrected,
  };
}

export const payoutStates = ['prepared', 'sent', 'discarded', 'reversed'] as const;

export type PayoutState = (typeof payoutStates)[number];

/**
 * Why a payee's money waits; `held`: the lead is deleted or lost, `duplicate`: two commissions of a
 * person were approved, and no one has said that both are right, `owes`: they owe more.
 */
export const holdReasons = [
  'held',
  'duplicate',
  'returned',
  'w9',
  'inactive',
  'minimum',
  'owes',
] as const;

export type HoldReason = (typeof holdReasons)[number];

interface PayeeState {
  /** A transfer came back, and no one has written that the details are new. */
  readonly isReturned: boolean;
  readonly hasW9: boolean;
  readonly isActive: boolean;
  readonly isBelowMinimum: boolean;
}

interface Wish {
  /** Staff ask to pay this payee anyway. */
  readonly isAsked: boolean;
  /** A payout of one partner: staff chose them. */
  readonly isOfOne: boolean;
  readonly includesInactive: boolean;
  /** `never` for what is recorded as paid already; `always`: asking does not help. */
  readonly needsW9: 'never' | 'unlessAsked' | 'always';
}

/** Why a payout leaves a payee with money due for the next one; null if it does not. */
export function reasonToHold(payee: PayeeState, wish: Wish): HoldReason | null {
  if (payee.isReturned) {
    return 'returned';
  }
  if (!payee.hasW9 && (wish.needsW9 === 'always' || (wish.needsW9 !== 'never' && !wish.isAsked))) {
    return 'w9';
  }
  if (wish.isAsked || wish.isOfOne) {
    return null;
  }
  if (!payee.isActive && !wish.includesInactive) {
    return 'inactive';
  }
  return payee.isBelowMinimum ? 'minimum' : null;
}
