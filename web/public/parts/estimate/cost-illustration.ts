import {
  illustrationYears,
  monthlyPayment,
  parseAnnualRate,
} from '#core/domain/cost/mortgage-payment.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';

/** What the solar part of the mortgage costs a month, and what is left of the savings. */
export interface CostIllustration {
  /** A share, such as 0.065. */
  readonly rate: number;
  readonly years: number;
  /** Whole dollars a month. */
  readonly payment: number;
  /** Savings less the payment, in whole dollars a month; negative when the payment is larger. */
  readonly net: number;
  /** The same with the low savings; equal to `net` where there is no range. */
  readonly netLow: number;
}

/** Illustrates the cost of an estimate at the rate the buyer typed; null without a usable one. */
export function illustrateCost(estimate: Estimate, typedRate: string): CostIllustration | null {
  const rate = parseAnnualRate(typedRate);
  if (rate === null) {
    return null;
  }
  const payment = monthlyPayment({
    principal: estimate.solarCost,
    annualRate: rate,
    years: illustrationYears,
  });
  return {
    rate,
    years: illustrationYears,
    payment,
    net: estimate.monthlySavings - payment,
    netLow: estimate.monthlySavingsLow - payment,
  };
}
