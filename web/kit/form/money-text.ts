import { readCents } from '#core/domain/typed/typed-number.ts';

/** Groups the thousands of a whole amount as the locale does; returns other text unchanged. */
export function groupAmount(text: string, locale: string): string {
  const dollars = (readCents(text) ?? Number.NaN) / 100;
  const isGrouped = Number.isInteger(dollars) && dollars >= 0 && dollars < 1e9;
  return isGrouped ? new Intl.NumberFormat(locale).format(dollars) : text;
}
