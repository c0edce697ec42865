import { stamp, zonedTime, zoneLines } from './time-zone.ts';

export interface CalendarEvent {
  /** Must stay the same when the event moves. */
  uid: string;
  /** A moment, or a whole day 'YYYY-MM-DD'. */
  at: Date | string;
  summary: string;
  url: string;
}

const escapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  ',': '\\,',
  ';': '\\;',
  '\\': '\\\\',
};

/** A text as a value of iCalendar (RFC 5545, 3.3.11) and vCard. */
export function escaped(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[\n,;\\]/g, (sign) => escapes[sign]!);
}

/** The lines for a quarter of an hour, or for a whole day. */
function timeLines(at: Date | string, timeZone: string): string[] {
  return typeof at === 'string'
    ? [`DTSTART;VALUE=DATE:${at.replaceAll('-', '')}`]
    : [`DTSTART${zonedTime(timeZone, at)}`, 'DURATION:PT15M'];
}

const mostOctets = 75;

/** A line in pieces of at most 75 octets, each behind the first with a blank (3.1). */
export function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of line) {
    if (Buffer.byteLength(piece + sign) > mostOctets) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += sign;
  }
  return [...pieces, piece].join('\r\n');
}

/**
 * The events, in the time zone of the office, as a calendar that programs can subscribe to. Some
 * programs know only the older name of the interval.
 */
export function writeCalendar(
  name: string,
  events: readonly CalendarEvent[],
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  const moments = events.map(({ at }) => at).filter((at) => at instanceof Date);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Solar Grant Home//CRM//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...(moments.length > 0 ? zoneLines(timeZone, moments) : []),
    ...events.flatMap(({ uid, at, summary, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp(now)}`,
      ...timeLines(at, timeZone),
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(url)}`,
      `URL:${url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
