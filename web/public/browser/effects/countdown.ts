/** Time left at `now` (both in ms since 1970) in whole units; zeros once passed. */
export function timeLeft(now: number, end: number) {
  const seconds = Math.max(0, Math.floor((end - now) / 1000));
  const minutes = Math.floor(seconds / 60);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
    seconds: seconds % 60,
  };
}

/** The last millisecond of the visitor's day `days` after the page was loaded. */
export function rollingEnd(loadedAt: number, days: number): number {
  const end = new Date(loadedAt);
  end.setDate(end.getDate() + days);
  return end.setHours(23, 59, 59, 999);
}

// The local time of a zone at an instant, read as if it were UTC.
function wallClock(instant: number, timeZone: string): number {
  // The Swedish format is ISO 8601.
  const shown = new Date(instant).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}

/** The last second of a calendar day 'YYYY-MM-DD' in a time zone, in ms since 1970. */
export function endOfDay(day: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T23:59:59Z`);
  // The offset is read near the target, so a clock change on that very day counts.
  const near = wanted - (wallClock(wanted, timeZone) - wanted);
  return near - (wallClock(near, timeZone) - wanted);
}
