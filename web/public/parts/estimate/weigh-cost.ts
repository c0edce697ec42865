import { monthlyCost, type MonthlyCost } from '#core/domain/visitor/cost/net-cost.ts';
import { illustrationYears, parseAnnualRate } from '#core/domain/visitor/cost/mortgage-payment.ts';
import type { HomeEstimate } from '../../browser/storage/kept-estimate.ts';

type Total = Pick<MonthlyCost, 'total'>;

/**
 * Whether panels cost more a month than they save at every rate and saving, save more, or come out
 * about even; with the range of the difference in whole dollars. If they are about even, `low` is
 * the most that is saved and `high` the most that is added.
 */
export function verdictOf(
  costs: readonly Total[],
  { monthlySavings, monthlySavingsLow }: Pick<HomeEstimate, 'monthlySavings' | 'monthlySavingsLow'>,
) {
  const [first, last] = [costs[0]?.total ?? 0, costs.at(-1)?.total ?? 0];
  const [saved, lost] = [monthlySavings - first, last - monthlySavingsLow];
  if (saved < 0) {
    return { verdict: 'more', low: -saved, high: lost } as const;
  }
  return lost < 0
    ? ({ verdict: 'less', low: -lost, high: saved } as const)
    : ({ verdict: 'even', low: saved, high: lost } as const);
}

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
    columns: costs,
    ...verdictOf(costs, estimate),
    /** Savings less the payment at the typed rate, in whole dollars; null while none is typed. */
    net: isTyped ? monthlySavings - typed.total : null,
    /** The same with the low savings. */
    netLow: isTyped ? monthlySavingsLow - typed.total : null,
  };
}

/** Bills and payments of all years at the middle rate; what bills are left may be a range. */
export function yearsOfBills(estimate: HomeEstimate, { columns }: Pick<WeighedCost, 'columns'>) {
  const { monthlySavings, monthlySavingsLow, assumptions, electricBill } = estimate;
  const years = assumptions.lifetimeYears;
  const yearsPaid = Math.min(years, illustrationYears);
  const without = electricBill * 12 * years;
  const left = (saving: number) => Math.max(0, without - saving * 12 * years);
  const middle = columns[Math.floor(columns.length / 2)]!;
  return {
    years,
    rate: middle.rate,
    without,
    least: left(monthlySavings),
    most: left(assumptions.lowFactorKnown ? monthlySavingsLow : monthlySavings),
    payments: middle.total * 12 * yearsPaid,
    /** How many years of payments follow. */
    yearsLeft: illustrationYears - yearsPaid,
  };
}

export type WeighedCost = NonNullable<ReturnType<typeof weighCost>>;
