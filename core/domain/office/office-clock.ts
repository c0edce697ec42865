import { dayMs } from './day.ts';
import { hoursOn, type OfficeHours } from './office-hours.ts';

const minuteMs = 60_000;

export interface OfficeTerms {
  readonly officeHours: OfficeHours;
  readonly holidays: readonly string[];
}

export interface OfficeClock {
  /** Open minutes from one moment to a later one; 0 if it is not later. */
  minutesBetween(from: Date, to: Date): number;
  /** The first moment by which this many open minutes have passed. */
  after(from: Date, minutes: number): Date;
  /** The last moment from which this many open minutes pass until `to`. */
  before(to: Date, minutes: number): Date;
}

interface Opening {
  readonly opens: number;
  readonly closes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Local wall time in a time zone, expressed as if it were UTC. */
function wallTime(timeZone: string, moment: number): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(moment)) {
    parts[type] = Number(value);
  }
  const { year, month, day, hour, minute, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, day, hour, minute, second);
}

/**
 * The first moment with a local wall time, given as for `wallTime`. A time skipped in spring is the
 * moment of the jump.
 */
export function momentOf(timeZone: string, wall: number): number {
  const offsets = [wall - dayMs, wall + dayMs].map((near) => wallTime(timeZone, near) - near);
  const fits = offsets.map((offset) => wall - offset);
  const exact = fits.filter((moment) => wallTime(timeZone, moment) === wall);
  return exact.length > 0 ? Math.min(...exact) : jumpBetween(timeZone, wall, fits);
}

function jumpBetween(timeZone: string, wall: number, around: readonly number[]): number {
  let before = Math.min(...around);
  let after = Math.max(...around);
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2 / 1000) * 1000;
    if (wallTime(timeZone, middle) < wall) {
      before = middle;
    } else {
      after = middle;
    }
  }
  return after;
}

/** The moment at which a day 'YYYY-MM-DD' begins, plus a number of days. */
export function startOfDay(timeZone: string, day: string, daysLater = 0): Date {
  return new Date(momentOf(timeZone, Date.parse(`${day}T00:00:00Z`) + daysLater * dayMs));
}

/** The clock of an office in a time zone. Caches the days it was asked about. */
export function openOfficeClock(terms: OfficeTerms, timeZone: string): OfficeClock {
  const known = new Map<number, Opening | null>();

  function openingOn(midnight: number): Opening | null {
    const hours = hoursOn(terms, new Date(midnight).toISOString().slice(0, 10));
    if (hours === null) {
      return null;
    }
    const [opens, closes] = hours.map((time) => {
      const [hour, minute] = time.split(':').map(Number);
      return momentOf(timeZone, midnight + (hour! * 60 + minute!) * minuteMs);
    });
    return { opens: opens!, closes: closes! };
  }

  function opening(day: number): Opening | null {
    let found = known.get(day);
    if (found === undefined) {
      found = openingOn(day * dayMs);
      known.set(day, found);
    }
    return found;
  }

  // No time zone is more than a day away from UTC.
  const dayBefore = (moment: number) => Math.floor(moment / dayMs) - 1;
  const dayAfter = (moment: number) => Math.floor(moment / dayMs) + 1;

  return {
    minutesBetween(from, to) {
      const [begin, end] = [from.getTime(), to.getTime()];
      let open = 0;
      for (let day = dayBefore(begin); day <= dayAfter(end); day += 1) {
        const found = opening(day);
        if (found) {
          open += Math.max(0, Math.min(end, found.closes) - Math.max(begin, found.opens));
        }
      }
      return open / minuteMs;
    },
    after(from, minutes) {
      const begin = from.getTime();
      let left = minutes * minuteMs;
      if (left <= 0) {
        return from;
      }
      // Terminates, because every week has an open day and the holidays are finite.
      for (let day = dayBefore(begin); ; day += 1) {
        const found = opening(day);
        const start = Math.max(begin, found?.opens ?? 0);
        const open = found ? Math.max(0, found.closes - start) : 0;
        if (open >= left) {
          return new Date(start + left);
        }
        left -= open;
      }
    },
    before(to, minutes) {
      const end = to.getTime();
      let left = minutes * minuteMs;
      if (left <= 0) {
        return to;
      }
      for (let day = dayAfter(end); ; day -= 1) {
        const found = opening(day);
        const start = Math.min(end, found?.closes ?? 0);
        const open = found ? Math.max(0, start - found.opens) : 0;
        if (open >= left) {
          return new Date(start - left);
        }
        left -= open;
      }
    },
  };
}
