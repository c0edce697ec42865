import { monthlyCost, type MonthlyCost } from '#core/domain/cost/net-cost.ts';
import { parseAnnualRate } from '#core/domain/cost/mortgage-payment.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';

/** What the panels of an estimate cost a month, beside what they save. */
export interface WeighedCost {
  /** At the rates that everybody is shown, or at the one that the buyer typed. */
  readonly columns: readonly (MonthlyCost & {
    /** It is more than the low savings. */
    readonly mayCostMore: boolean;
    /** It is more than the savings at their best. */
    readonly costsMore: boolean;
  })[];
  /** Savings less the payment at the typed rate, in whole dollars; null while none is typed. */
  readonly net: number | null;
  /** The same with the low savings. */
  readonly netLow: number | null;
}

/** Weighs an estimate; null where nothing is financed. A rate that is none counts as not typed. */
export function weighCost(estimate: Estimate, typedRate: string): WeighedCost | null {
  const { netCost, solarCost, monthlySavings, monthlySavingsLow, assumptions } = estimate;
  if (netCost === null) {
    return null;
  }
  const rate = parseAnnualRate(typedRate);
  const costs =
    rate === null
      ? netCost.monthlyAt
      : // In thousandths of a percent, so that no binary fraction is shown.
        [monthlyCost(solarCost, Math.round(rate * 100_000) / 1000, assumptions)];
  const [typed] = costs;
  const isTyped = rate !== null && typed !== undefined;
  return {
    columns: costs.map((cost) => ({
      ...cost,
      mayCostMore: cost.total > monthlySavingsLow,
      costsMore: cost.total > monthlySavings,
    })),
    net: isTyped ? monthlySavings - typed.total : null,
    netLow: isTyped ? monthlySavingsLow - typed.total : null,
  };
}
