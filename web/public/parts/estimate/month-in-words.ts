import type { useTranslations } from 'use-intl';
import { illustrationYears } from '#core/domain/visitor/cost/mortgage-payment.ts';
import { paymentCount } from '#core/domain/visitor/cost/net-cost.ts';
import type { Language } from '#core/domain/language.ts';
import { formatPercent, formatYearlyRate, localeOf } from '#core/i18n/format.ts';
import type { HomeEstimate } from '../../browser/storage/kept-estimate.ts';
import type { WeighedCost } from './weigh-cost.ts';

interface Words {
  t: ReturnType<typeof useTranslations<'estimate'>>;
  /** An amount, with a minus sign below 0. */
  dollars: (amount: number) => string;
  language: Language;
  hasRange: boolean;
}

const rateDecimals = 3;

/** The break-even rates as one text: a range if the savings are one. */
function breakEvenText({ netCost }: HomeEstimate, { t, language, hasRange }: Words): string {
  const { breakEvenRate: high, breakEvenRateLow: low } = netCost!;
  const rate = (value: number) => formatYearlyRate(value, language);
  if (high === null) {
    return t('cost.never');
  }
  if (!hasRange || low === high) {
    return rate(high);
  }
  return low === null
    ? t('cost.atMost', { rate: rate(high) })
    : t('figures.range', { low: rate(low), high: rate(high) });
}

/** The warning for payments that the savings do not cover. */
function verdictOn({ columns, net, netLow }: WeighedCost, words: Words): string | null {
  const { t, language, hasRange } = words;
  if (net !== null && netLow !== null) {
    if (net < 0) {
      return t('cost.costsMore');
    }
    return hasRange && netLow < 0 ? t('cost.mayCostMore') : null;
  }
  if (columns.every(({ costsMore }) => costsMore)) {
    return t('month.allMore');
  }
  const doubtful = columns.filter(({ mayCostMore }) => mayCostMore);
  if (doubtful.length === 0) {
    return t('month.allLess');
  }
  const rates = doubtful.map(({ rate }) => formatPercent(rate / 100, language, rateDecimals));
  return t('month.someMore', { rates: new Intl.ListFormat(localeOf(language)).format(rates) });
}

/** How much more the panels cost or save a month, from the lowest to the highest. */
function gapInWords(
  estimate: HomeEstimate,
  { columns }: WeighedCost,
  { t, dollars, language }: Words,
) {
  const [first, last] = [columns[0]!, columns.at(-1)!];
  const least = Math.round(first.total - estimate.monthlySavings);
  const most = Math.round(last.total - estimate.monthlySavingsLow);
  const rate = (value: number) => formatPercent(value / 100, language, rateDecimals);
  // "Up to" a dollar where it comes to cents: "up to $0" would promise nothing.
  const [low, high] = (most < 0 ? [-most, -least] : [Math.abs(least), most]).map((gap) =>
    dollars(Math.max(gap, 1)),
  ) as [string, string];
  const verdict = least > 0 ? 'more' : most < 0 ? 'less' : 'even';
  return t(`chart.weigh.${verdict}`, {
    rates: t('figures.range', { low: rate(first.rate), high: rate(last.rate) }),
    range: t('figures.range', { low, high }),
    low,
    high,
  });
}

/** The monthly cost of the panels in words, shared by the card, the letter and the text. */
export function monthInWords(estimate: HomeEstimate, weighed: WeighedCost, words: Words) {
  const { t, dollars, language, hasRange } = words;
  const { columns, net, netLow } = weighed;
  const columnsInWords = columns.map(({ rate, total, apr, mayCostMore }) => ({
    rate: formatPercent(rate / 100, language, rateDecimals),
    payment: dollars(total),
    apr: formatYearlyRate(apr, language),
    mayCostMore,
  }));
  const listed = (key: 'rate' | 'payment' | 'apr') =>
    columnsInWords.map((column) => column[key]).join(', ');
  const range = (low: number, high: number) =>
    hasRange ? t('figures.range', { low: dollars(low), high: dollars(high) }) : dollars(high);
  const netText = net === null || netLow === null ? null : range(netLow, net);
  const breakEven = breakEvenText(estimate, words);
  const yearsPaid = Math.min(estimate.assumptions.lifetimeYears, illustrationYears);
  return {
    columns: columnsInWords,
    /** The panels' monthly savings, for comparison. */
    savings: range(estimate.monthlySavingsLow, estimate.monthlySavings),
    net: netText,
    /** The cost exceeds the low savings at every rate shown. */
    isShort: columns.every(({ mayCostMore }) => mayCostMore),
    breakEven,
    verdict: verdictOn(weighed, words),
    isWarning: columns.some(({ mayCostMore }) => mayCostMore),
    /** The payments at the typed rate within the years that bills are added up for. */
    paid: net === null ? null : dollars(columns[0]!.total * 12 * yearsPaid),
    /** How many years of payments follow. */
    yearsLeft: illustrationYears - yearsPaid,
    weighed: gapInWords(estimate, weighed, words),
    fine: t('cost.fine', {
      count: String(paymentCount),
      years: String(illustrationYears),
      financed: dollars(estimate.netCost!.financed),
      annual: formatPercent(estimate.assumptions.mortgageInsuranceAnnualRate, language, 3),
    }),
    /** The card as lines, for print and shared texts. */
    lines: [
      {
        key: 'payment',
        label: t('cost.payment', { rates: listed('rate') }),
        text: listed('payment'),
      },
      { key: 'apr', label: t('cost.apr'), text: listed('apr') },
      ...(netText === null ? [] : [{ key: 'net', label: t('cost.net'), text: netText }]),
      { key: 'breakEven', label: t('cost.breakEven'), text: breakEven },
    ],
  };
}

export type MonthInWords = ReturnType<typeof monthInWords>;
