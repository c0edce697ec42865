const minuteMs = 60_000;
const dayMinutes = 1440;
const monthMinutes = 43_200;

const count = (number: number, unit: string): string =>
  `${number} ${unit}${number === 1 ? '' : 's'}`;

/** Whole calendar months between two moments (UTC), the earlier first. */
function wholeMonths(from: Date, to: Date): number {
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const sameDay = new Date(from);
  // The last day of a month stands in for a day that the month does not have.
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  sameDay.setUTCFullYear(
    to.getUTCFullYear(),
    to.getUTCMonth(),
    Math.min(from.getUTCDate(), lastDay),
  );
  return sameDay > to ? months - 1 : months;
}

function yearsPhrase(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (rest < 3) {
    return `about ${count(years, 'year')}`;
  }
  return rest < 9 ? `over ${count(years, 'year')}` : `almost ${count(years + 1, 'year')}`;
}

function phrase(from: Date, to: Date): string {
  const minutes = Math.round((to.getTime() - from.getTime()) / minuteMs);
  if (minutes < 1) {
    return 'less than a minute';
  }
  if (minutes < 45) {
    return count(minutes, 'minute');
  }
  if (minutes < 90) {
    return 'about 1 hour';
  }
  if (minutes < dayMinutes) {
    return `about ${count(Math.round(minutes / 60), 'hour')}`;
  }
  if (minutes < 2520) {
    return '1 day';
  }
  if (minutes < monthMinutes) {
    return count(Math.round(minutes / dayMinutes), 'day');
  }
  if (minutes < 2 * monthMinutes) {
    return `about ${count(Math.round(minutes / monthMinutes), 'month')}`;
  }
  const months = wholeMonths(from, to);
  return months < 12 ? count(Math.round(minutes / monthMinutes), 'month') : yearsPhrase(months);
}

/**
 * The time between a moment and now in the standard English phrases: "about 1 hour", "3 days";
 * 'Invalid date' for an unreadable one.
 */
export function timeBetween(value: string | Date, now: Date): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) {
    return 'Invalid date';
  }
  return date <= now ? phrase(date, now) : phrase(now, date);
}

/**
 * A moment as seen from now: "about 1 hour ago", "in 3 days"; 'Invalid date' for an unreadable one.
 */
export function relativeTime(value: string | Date, now: Date): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) {
    return 'Invalid date';
  }
  return date > now ? `in ${timeBetween(date, now)}` : `${timeBetween(date, now)} ago`;
}
