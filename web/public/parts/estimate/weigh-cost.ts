import { monthlyCost } from '#core/domain/visitor/cost/net-cost.ts';
import { parseAnnualRate } from '#core/domain/visitor/cost/mortgage-payment.ts';
import type { HomeEstimate } from '../../browser/storage/kept-estimate.ts';

/**
 * The monthly cost of an estimate's panels compared with their savings; null if nothing is
 * financed. An invalid rate counts as not typed.
 */
export function weighCost(estimate: HomeEstimate, typedRate: string) {
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
    /** At the program's rates, or at the typed one. */
    columns: costs.map((cost) => ({
      ...cost,
      /** It is more than the low savings. */
      mayCostMore: cost.total > monthlySavingsLow,
      /** It is more than the savings at their best. */
      costsMore: cost.total > monthlySavings,
    })),
    /** Savings less the payment at the typed rate, in whole dollars; null while none is typed. */
    net: isTyped ? monthlySavings - typed.total : null,
    /** The same with the low savings. */
    netLow: isTyped ? monthlySavingsLow - typed.total : null,
  };
}

export type WeighedCost = NonNullable<ReturnType<typeof weighCost>>;
