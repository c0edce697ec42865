/** What time it is; ages and expiries are the database's business, not this clock's. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const minuteMs = 60_000;

interface Calendar {
  format: Intl.DateTimeFormat;
  /** The minute since 1970 that was asked for last, and its day. */
  minute: number;
  day: string;
}

const calendars = new Map<string, Calendar>();

function calendarOf(timeZone: string): Calendar {
  const known = calendars.get(timeZone);
  if (known) {
    return known;
  }
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const calendar: Calendar = {
    format,
    minute: Number.NaN,
    day: '',
  };
  calendars.set(timeZone, calendar);
  return calendar;
}

/** The calendar day YYYY-MM-DD in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  const calendar = calendarOf(timeZone);
  // Every page view asks. A day begins with a minute everywhere, so one minute has one day.
  const minute = Math.floor(at.getTime() / minuteMs);
  if (minute !== calendar.minute) {
    calendar.minute = minute;
    calendar.day = calendar.format.format(at);
  }
  return calendar.day;
}
