import type { useTranslations } from 'use-intl';
import { paymentCount } from '#core/domain/visitor/cost/net-cost.ts';
import { illustrationYears } from '#core/domain/visitor/cost/mortgage-payment.ts';
import type { Language } from '#core/domain/language.ts';
import { formatPercent, formatYearlyRate } from '#core/i18n/format.ts';
import type { HomeEstimate } from '../../browser/storage/kept-estimate.ts';
import type { WeighedCost } from './weigh-cost.ts';

interface Words {
  t: ReturnType<typeof useTranslations<'estimate'>>;
  /** An amount, with a minus sign below 0. */
  dollars: (amount: number) => string;
  language: Language;
  hasRange: boolean;
  /** The state, where electricity sent to the grid is not paid. */
  unpaidIn?: string | null;
}

const rateDecimals = 3;

/** A rate or a share of a year in percent, as a text. */
export function rateText(rate: number, language: Language): string {
  return formatPercent(rate / 100, language, rateDecimals);
}

/** From the first to the last of these texts; one alone if they are the same. */
export function rangeText(
  texts: readonly string[],
  t: Words['t'],
  words: 'figures.range' | 'first.from' = 'figures.range',
): string {
  const [low = '', high = ''] = [texts[0], texts.at(-1)];
  return low === high ? low : t(words, { low, high }).replaceAll(' ', '\u00a0');
}

/** The break-even rates as one text: a range if the savings are one; null if there is none. */
function breakEvenText({ netCost }: HomeEstimate, { t, language, hasRange }: Words) {
  const { breakEvenRate: high, breakEvenRateLow: low } = netCost!;
  const rate = (value: number) => formatYearlyRate(value, language);
  if (high === null) {
    return null;
  }
  if (!hasRange || low === high) {
    return rate(high);
  }
  return low === null
    ? t('cost.atMost', { rate: rate(high) })
    : rangeText([rate(low), rate(high)], t);
}

/** The monthly cost of the panels in words, for the dialog, the letter and the shared text. */
export function monthInWords(estimate: HomeEstimate, weighed: WeighedCost, words: Words) {
  const { t, dollars, language, hasRange, unpaidIn } = words;
  const { columns, net, netLow, verdict, low, high } = weighed;
  const columnsInWords = columns.map(({ rate, total, apr }) => ({
    rate: rateText(rate, language),
    payment: dollars(total),
    apr: formatYearlyRate(apr, language),
  }));
  const all = (key: 'rate' | 'payment' | 'apr') => columnsInWords.map((column) => column[key]);
  const range = (least: number, most: number, as?: 'first.from') =>
    rangeText([dollars(hasRange ? least : most), dollars(most)], t, as);
  const netText = net === null || netLow === null ? null : range(netLow, net);
  const breakEven = breakEvenText(estimate, words);
  const savings = range(estimate.monthlySavingsLow, estimate.monthlySavings);
  const financed = dollars(estimate.netCost!.financed);
  return {
    /** The panels' monthly savings, inside a sentence. */
    savings: range(estimate.monthlySavingsLow, estimate.monthlySavings, 'first.from'),
    /** Whether they cost more, save more or come out about even, and that as a sentence. */
    kind: verdict,
    verdict: t(`first.verdict.${verdict}`, {
      low: dollars(low),
      high: dollars(high),
      range: rangeText([dollars(low), dollars(high)], t, 'first.from'),
    }),
    /** The sentence's proof, with what the law asks for beside a payment. */
    proof: t('first.fine', {
      savings:
        unpaidIn && hasRange
          ? t('first.unpaid', {
              low: dollars(estimate.monthlySavingsLow),
              high: dollars(estimate.monthlySavings),
              state: unpaidIn,
            })
          : savings,
      payments: rangeText(all('payment'), t),
      financed,
      count: String(paymentCount),
      rates: rangeText(all('rate'), t),
      aprs: rangeText(all('apr'), t),
    }),
    /** What one who finances them decides. */
    house: [
      t('doors.house.text', { financed }),
      breakEven === null ? t('doors.house.never') : t('doors.house.even', { rate: breakEven }),
    ].join(' '),
    fine: t('cost.fine', {
      count: String(paymentCount),
      years: String(illustrationYears),
      financed,
      annual: formatPercent(estimate.assumptions.mortgageInsuranceAnnualRate, language, 3),
    }),
    /** As lines, for print and shared texts. */
    lines: [
      {
        key: 'payment',
        label: t('cost.payment', { rates: all('rate').join(', ') }),
        text: all('payment').join(', '),
      },
      { key: 'apr', label: t('cost.apr'), text: all('apr').join(', ') },
      ...(netText === null ? [] : [{ key: 'net', label: t('cost.net'), text: netText }]),
      { key: 'breakEven', label: t('cost.breakEven'), text: breakEven ?? t('cost.never') },
    ],
  };
}
