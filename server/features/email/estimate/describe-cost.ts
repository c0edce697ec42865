import { illustrationYears } from '#core/domain/cost/mortgage-payment.ts';
import { paymentCount } from '#core/domain/cost/net-cost.ts';
import type { Language } from '#core/domain/language.ts';
import { estimateTexts, fillWords } from '#core/i18n/estimate/estimate-words.ts';
import { formatDollars, formatPercent, formatYearlyRate } from '#core/i18n/format.ts';
import type { MailedEstimate } from './find-mailed-estimate.ts';

/** One figure of an estimate, in words. */
export interface EstimateLine {
  label: string;
  value: string;
  note?: string;
}

function breakEvenOf({ netCost }: MailedEstimate, language: Language): string {
  const { cost, figures } = estimateTexts[language];
  const { breakEvenRate: high, breakEvenRateLow: low } = netCost!;
  const rate = (value: number) => formatYearlyRate(value, language);
  if (high === null) {
    return cost.never;
  }
  if (low === null) {
    return fillWords(cost.atMost, { rate: rate(high) });
  }
  return low === high ? rate(high) : fillWords(figures.range, { low: rate(low), high: rate(high) });
}

/** What the panels cost a month, and the rate at which they break even; nothing without a cost. */
export function costOfAMonth(estimate: MailedEstimate, language: Language): EstimateLine[] {
  const { netCost } = estimate;
  if (!netCost) {
    return [];
  }
  const { cost } = estimateTexts[language];
  const listed = (texts: readonly string[]) => texts.join(', ');
  const { monthlyAt } = netCost;
  return [
    {
      label: fillWords(cost.payment, {
        rates: listed(monthlyAt.map(({ rate }) => formatPercent(rate / 100, language, 3))),
      }),
      value: listed(monthlyAt.map(({ total }) => formatDollars(total, language))),
    },
    { label: cost.apr, value: listed(monthlyAt.map(({ apr }) => formatYearlyRate(apr, language))) },
    { label: cost.breakEven, value: breakEvenOf(estimate, language) },
  ];
}

/** What these payments are and what they are not; null without a cost. */
export function fineOfCost(estimate: MailedEstimate, language: Language): string | null {
  const { netCost, assumptions } = estimate;
  if (!netCost) {
    return null;
  }
  return fillWords(estimateTexts[language].cost.fine, {
    count: String(paymentCount),
    years: String(illustrationYears),
    financed: formatDollars(netCost.financed, language),
    annual: formatPercent(assumptions.mortgageInsuranceAnnualRate ?? 0, language, 3),
  });
}
