import { formatDistance, type FormatDistanceToken } from 'date-fns';
import type { Texts } from '../messages/texts.ts';

type TimeTexts = Texts<'office.time'>;

const daysInAWeek = 7;

/** The phrases of date-fns in our own words; from two weeks on, days are told in weeks. */
function phrases(t: TimeTexts) {
  return (token: FormatDistanceToken, count: number) =>
    token === 'xDays' && count >= 2 * daysInAWeek
      ? t('xWeeks', { count: Math.round(count / daysInAWeek) })
      : // Other functions than the one below use the tokens with seconds or without "about".
        t(token as 'xDays', { count });
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
