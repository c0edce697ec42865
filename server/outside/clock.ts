/**
 * What time it is; a test brings its own. Ages and expiries are the database's business, not this
 * clock's.
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day YYYY-MM-DD in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-CA', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      })),
    );
  }
  return format.format(at);
}
