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

/** The payment to one affiliate, after downward corrections are deducted and upward ones added. */
export interface Payout {
  readonly totalCents: Cents;
  /** The payment for each referral that was due; referrals fully set off are left out. */
  readonly payments: readonly { readonly referralId: number; readonly paidCents: Cents }[];
  /** The payment for each upward correction. */
  readonly corrected: readonly { readonly lineId: number; readonly paidCents: Cents }[];
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, cents) => total + cents, 0);
}

/**
 * One affiliate's payout: everything due and every open correction at once. Null if nothing is left
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
