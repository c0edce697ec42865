import { formatDistance, type FormatDistanceToken } from 'date-fns';
import type { Texts } from '../messages/texts.ts';

type TimeTexts = Texts<'office.time'>;

/** The phrases of date-fns in our own words. */
function phrases(t: TimeTexts) {
  // Other functions than the one below use the tokens with seconds or without "about".
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
