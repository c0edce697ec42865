import { formatDollars } from '#core/i18n/format.ts';
import type { Language } from '#core/domain/language.ts';

/**
 * A range of monthly payments for people: '$1500-$2000' becomes "$1,500–$2,000"; the stored value
 * keeps its hyphen.
 */
export function paymentText(range: string, language: Language): string {
  return range
    .replace(/\$?(\d+)/g, (_, digits: string) => formatDollars(Number(digits), language))
    .replace('-', '–');
}
