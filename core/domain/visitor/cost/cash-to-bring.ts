import { wholeDollars, type Dollars } from '../../money.ts';
import type { ProgrammeTerms } from '../../programme/programme-terms.ts';

/** From the lowest to the highest amount, in whole dollars. */
export interface DollarRange {
  readonly low: Dollars;
  readonly high: Dollars;
}

interface ClosingCosts {
  readonly low: number;
  readonly high: number;
}

export type BringTerms = Pick<ProgrammeTerms, 'fhaLeastDownRate'> & {
  readonly closingCosts: ClosingCosts;
};

function each(of: (end: keyof DollarRange) => Dollars): DollarRange {
  return { low: of('low'), high: of('high') };
}

/** The least down payment that FHA accepts for a price. */
export function leastDownPayment(
  homePrice: Dollars,
  { fhaLeastDownRate }: Pick<BringTerms, 'fhaLeastDownRate'>,
): Dollars {
  return wholeDollars(fhaLeastDownRate * homePrice);
}

/**
 * What a buyer brings to closing: the least down payment and the closing costs, less the grant.
 * Each sum is the sum of the rows that are printed above it.
 */
export function cashToBring(
  { homePrice, grant }: { homePrice: Dollars; grant: Dollars },
  terms: BringTerms,
) {
  const downPayment = leastDownPayment(homePrice, terms);
  const closing = each((end) => wholeDollars(terms.closingCosts[end] * homePrice));
  // A grant pays no more than there is to pay.
  const granted = each((end) => Math.min(grant, downPayment + closing[end]));
  return {
    downPayment,
    closing,
    granted,
    bring: each((end) => downPayment + closing[end] - granted[end]),
    /** What the grant leaves if it may pay closing costs alone: 12 USC 1709(b)(9). */
    closingOnly: downPayment + Math.max(0, closing.low - grant),
  };
}

export type CashToBring = ReturnType<typeof cashToBring>;
