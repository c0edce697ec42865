import { clockAt, localTimeOf, offsetOf } from '#core/domain/permission/local-time.ts';

const dayMs = 86_400_000;
const nearDays = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/**
 * A moment as staff say it: "today 2:00 PM", "tomorrow 9:00 AM", within the week "Wed 9:00 AM",
 * else "Dec 12, 9:00 AM", with the year if it is another. The zone follows ("9:00 AM CST") where
 * its clock is not the reader's.
 */
export function nearMoment(
  at: Date,
  now: Date,
  timeZone: string,
  readersZone: string = timeZone,
): string {
  const { day } = localTimeOf(timeZone, at);
  const today = localTimeOf(timeZone, now).day;
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  const written = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleDateString('en-US', { timeZone, ...options });
  const isSameYear = day.slice(0, 4) === today.slice(0, 4);
  const date =
    Math.abs(days) <= 1
      ? nearDays.format(days, 'day')
      : days > 1 && days < 7
        ? written({ weekday: 'short' })
        : `${written({ month: 'short', day: 'numeric', ...(!isSameYear && { year: 'numeric' }) })},`;
  const isTheirClock = offsetOf(timeZone, at) !== offsetOf(readersZone, at);
  const zone = isTheirClock && written({ timeZoneName: 'short' }).split(', ').at(-1);
  return [date, clockAt(timeZone, at), zone].filter(Boolean).join(' ');
}
