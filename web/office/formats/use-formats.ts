import { useLocale } from 'use-intl';
import type { Cents } from '#core/domain/money.ts';
import {
  type DateStyle,
  formatCents,
  formatDate,
  formatDollars,
  formatExactDollars,
  formatNumber,
  formatPercent,
  formatRate,
} from '#core/i18n/format.ts';
import { viewerTimeZone } from './viewer-time-zone.ts';

export function useFormats() {
  const language = useLocale();
  return {
    /** Whole dollars: "$13,000". */
    dollars: (amount: number) => formatDollars(amount, language),
    /** Integer cents: "$499.50". */
    cents: (amount: Cents) => formatCents(amount, language),
    /** The same, without ".00": "$9,000", "$9,876.54". */
    money: (amount: Cents) =>
      amount % 100 === 0 ? formatDollars(amount / 100, language) : formatCents(amount, language),
    /** A number with at most `decimals` decimals, 0 by default. */
    number: (number: number, decimals = 0) => formatNumber(number, language, decimals),
    /** In dollars, to the cent where it is not whole. */
    exactDollars: (dollars: number) => formatExactDollars(dollars, language),
    /** A rate that is promised: 0.0325 is "3.25%". */
    rate: (rate: number) => formatRate(rate, language),
    /** A share, 0.035 is "3.5%"; at most one decimal by default. */
    percent: (rate: number, decimals = 1) => formatPercent(rate, language, decimals),
    /** A day, or a moment as the clock of the reader has it. */
    dateOf: (value: string | Date, style?: DateStyle) =>
      formatDate(value, language, viewerTimeZone(), style),
  };
}
