import type { NetCost } from '#core/domain/visitor/cost/net-cost.ts';
import type { Language } from '#core/domain/language.ts';
import { estimateTexts, fillWords } from '#core/i18n/estimate/estimate-words.ts';
import { formatDollars, formatPercent, formatYearlyRate } from '#core/i18n/format.ts';

/** The monthly cost of panels as texts: rates, payments, and break-even rates. */
export function netCostText(
  { monthlyAt, breakEvenRate: high, breakEvenRateLow: low }: NetCost,
  language: Language,
) {
  const rates = monthlyAt.map(({ rate }) => formatPercent(rate / 100, language, 3)).join(', ');
  const payments = monthlyAt.map(({ total }) => formatDollars(total, language)).join(', ');
  return {
    rates,
    payments,
    values: { rates, payments },
    aprs: monthlyAt.map(({ apr }) => formatYearlyRate(apr, language)).join(', '),
    /** The break-even rates, that of the low savings first; `never` if there is none. */
    breakEven: (never: string) =>
      low === null && high !== null
        ? fillWords(estimateTexts[language].cost.atMost, { rate: formatYearlyRate(high, language) })
        : [...new Set([low, high])]
            .map((rate) => (rate === null ? never : formatYearlyRate(rate, language)))
            .join(' – '),
  };
}
