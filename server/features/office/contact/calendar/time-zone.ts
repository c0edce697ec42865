import { offsetOf } from '#core/domain/permission/local-time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A moment in UTC, as 20261124T150000Z. */
export function stamp(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** The wall clock of an offset at a moment, as 20261124T090000. */
function wallClock(at: number, offset: number): string {
  return stamp(new Date(at + offset * minuteMs)).slice(0, -1);
}

/**
 * A moment as the value of a property: on the wall clock of a zone, or in UTC within the hour that
 * this clock shows twice.
 */
export function zonedTime(timeZone: string, at: Date): string {
  const offset = offsetOf(timeZone, at);
  const isSecond = offset < offsetOf(timeZone, new Date(at.getTime() - hourMs));
  return isSecond ? `:${stamp(at)}` : `;TZID=${timeZone}:${wallClock(at.getTime(), offset)}`;
}

/** The first moment after `from` at which the clock has another offset. */
function changeBetween(timeZone: string, from: number, to: number): number {
  const before = offsetOf(timeZone, new Date(from));
  let [low, high] = [from, to];
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
    [low, high] = offsetOf(timeZone, new Date(middle)) === before ? [middle, high] : [low, middle];
  }
  return high;
}

const digits = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
const offsetText = (offset: number) => `${offset < 0 ? '-' : '+'}${digits(Math.abs(offset))}`;

/**
 * A zone as iCalendar describes it (RFC 5545, 3.6.5): each change of its clock from half a year
 * before the first of these moments until half a year after the last.
 */
export function zoneLines(timeZone: string, moments: readonly Date[]): string[] {
  const midnight = (at: number) => Math.floor(at / dayMs) * dayMs;
  const times = moments.map((at) => at.getTime());
  const start = midnight(Math.min(...times)) - 183 * dayMs;
  const end = Math.max(...times) + 183 * dayMs;
  const offsets = (at: number) => offsetOf(timeZone, new Date(at));
  const changes = [{ at: start, from: offsets(start), to: offsets(start) }];
  for (let day = start; day < end; day += dayMs) {
    const [from, to] = [offsets(day), offsets(day + dayMs)];
    if (from !== to) {
      changes.push({ at: changeBetween(timeZone, day, day + dayMs), from, to });
    }
  }
  // Summer is where the clock is ahead of the least that it shows.
  const least = Math.min(...changes.map(({ to }) => to));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...changes.flatMap(({ at, from, to }) => {
      const kind = to > least ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${wallClock(at, from)}`,
        `TZOFFSETFROM:${offsetText(from)}`,
        `TZOFFSETTO:${offsetText(to)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}
