import { formatNumber } from '#core/i18n/format.ts';

/** A text with its first letter large: the timelines are stored small. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A range of monthly payments as people write it: '$1500-$2000' reads "$1,500–$2,000"; what is
 * stored keeps its hyphen.
 */
export function paymentText(range: string): string {
  return range
    .replace(/^(?=\d)/, '$')
    .replace(/\d+/g, (digits) => formatNumber(Number(digits), 'en'))
    .replace('-', '–');
}

/** When somebody wants to buy: '3-6 months' reads "3–6 months". */
export function timelineText(timeline: string): string {
  return capitalize(timeline.replace(/(\d)-(\d)/, '$1–$2'));
}
