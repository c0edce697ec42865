import type { NetCost } from '#core/domain/cost/net-cost.ts';
import type { Language } from '#core/domain/language.ts';
import { formatDollars, formatPercent } from '#core/i18n/format.ts';

/** What panels cost a month as texts: the rates, the payments, and where they break even. */
export function netCostText(
  { monthlyAt, breakEvenRate: high, breakEvenRateLow: low }: NetCost,
  language: Language,
) {
  const percent = (value: number, decimals: number) =>
    formatPercent(value / 100, language, decimals);
  const rates = monthlyAt.map(({ rate }) => percent(rate, 3)).join(', ');
  const payments = monthlyAt.map(({ total }) => formatDollars(total, language)).join(', ');
  return {
    rates,
    payments,
    values: { rates, payments },
    aprs: monthlyAt.map(({ apr }) => percent(apr, 2)).join(', '),
    /** The rates of breaking even, the low savings first; `never` where there is none. */
    breakEven: (never: string) =>
      [...new Set([low, high])]
        .map((rate) => (rate === null ? never : percent(rate, 2)))
        .join(' – '),
  };
}
