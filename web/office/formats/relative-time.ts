import { formatDistance, type FormatDistanceToken } from 'date-fns';
import type { Texts } from '../messages/texts.ts';

type TimeTexts = Texts<'office.time'>;

/** The phrases of date-fns in the words of the office. */
function phrases(t: TimeTexts) {
  // Tokens with seconds or without "about" are asked for by other functions than the one below.
  return (token: FormatDistanceToken, count: number) => t(token as 'xDays', { count });
}

/**
 * The time between a moment and now: "about 1 hour", "3 days"; 'Invalid date' for an unreadable
 * one.
 */
export function timeBetween(value: string | Date, now: Date, t: TimeTexts): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) {
    return t('invalid');
  }
  return formatDistance(date, now, { locale: { formatDistance: phrases(t) } });
}

/**
 * A moment as seen from now: "about 1 hour ago", "in 3 days"; 'Invalid date' for an unreadable one.
 */
export function relativeTime(value: string | Date, now: Date, t: TimeTexts): string {
  const date = new Date(value);
  const time = timeBetween(date, now, t);
  if (Number.isNaN(date.getTime())) {
    return time;
  }
  return date > now ? t('ahead', { time }) : t('ago', { time });
}
