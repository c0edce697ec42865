export interface LocalTime {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) {
    return known;
  }
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

export function localTimeOf(timeZone: string, at: Date): LocalTime {
  const text = formatOf(timeZone).format(at);
  const [year, month, dayOfMonth, hour = '', minute = ''] = text.match(/\d+/g) ?? [];
  const day = `${year}-${month}-${dayOfMonth}`;
  return {
    day,
    weekday: new Date(day).getUTCDay(),
    minutes: Number(hour) * 60 + Number(minute),
  };
}

const two = (value: number) => String(value).padStart(2, '0');

/** Minutes since midnight as programs write them: 09:05. */
function machineClock(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Minutes since midnight as people in the United States say them: 9:05 AM. */
function spokenClock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The local time of a time zone at a moment, as 9:05 AM. */
export function clockAt(timeZone: string, at: Date): string {
  return spokenClock(localTimeOf(timeZone, at).minutes);
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * A moment in the person's local time, with the weekday unless it is today; in Eastern time if
 * their zone is not known.
 */
export function theirTime(likelyZone: string | null, at: Date, now: Date): string {
  const zone = likelyZone ?? 'America/New_York';
  const { day, weekday, minutes } = localTimeOf(zone, at);
  const isToday = day === localTimeOf(zone, now).day;
  const whose = likelyZone === null ? 'Eastern time' : 'their time';
  return `${spokenClock(minutes)} ${whose}${isToday ? '' : ` on ${weekdays[weekday]}`}`;
}

/** A moment as people in a time zone write it: 2026-11-24T09:05. */
export function localText(timeZone: string, at: Date): string {
  const { day, minutes } = localTimeOf(timeZone, at);
  return `${day}T${machineClock(minutes)}`;
}

const minuteMs = 60_000;

export function offsetOf(timeZone: string, at: Date): number {
  const shown = Date.parse(`${localText(timeZone, at)}Z`);
  return Math.round((shown - Math.floor(at.getTime() / minuteMs) * minuteMs) / minuteMs);
}

/** The same with the UTC offset: 2026-11-24T09:05-06:00. */
export function localMoment(timeZone: string, at: Date): string {
  const offset = offsetOf(timeZone, at);
  const sign = offset < 0 ? '-' : '+';
  return `${localText(timeZone, at)}${sign}${machineClock(Math.abs(offset))}`;
}

/**
 * The moment at which the local time of a time zone is 2026-11-24T09:05. An hour skipped by summer
 * time is read as the next one; of a repeated hour the first is used.
 */
export function momentOf(timeZone: string, local: string): Date {
  const wanted = Date.parse(`${local}Z`);
  const at = (offset: number) => new Date(wanted - offset * minuteMs);
  const day = 24 * 60 * minuteMs;
  const offsets = [wanted - day, wanted + day].map((time) => offsetOf(timeZone, new Date(time)));
  const found = offsets.map(at).find((moment) => localText(timeZone, moment) === local);
  return found ?? at(Math.min(...offsets));
}
