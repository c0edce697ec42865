import { useLocale } from 'use-intl';
import type { DayRange } from '#core/contract/reports.ts';
import { localeOf } from '#core/i18n/format.ts';
import type { SpanUnit } from './spans.ts';

type Options = Intl.DateTimeFormatOptions;

const long: Options = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
};
const medium: Options = { dateStyle: 'medium' };
const axis: Readonly<Record<SpanUnit, Options>> = {
  day: {
    month: 'short',
    day: 'numeric',
  },
  week: {
    month: 'short',
    day: 'numeric',
  },
  month: {
    month: 'short',
    year: 'numeric',
  },
};

/** The lender's days in words; a day is the same one wherever it is read. */
export function useDayTexts() {
  const locale = localeOf(useLocale());
  const format = (options: Options) =>
    new Intl.DateTimeFormat(locale, {
      ...options,
      timeZone: 'UTC',
    });
  return {
    /** "Friday, November 20, 2026". */
    long: (day: string) => format(long).format(new Date(day)),
    /** "Nov 1 – 20, 2026"; of one day "Nov 20, 2026". */
    range: ({ from, to }: DayRange) =>
      format(medium).formatRange(new Date(from), new Date(to)).replaceAll('\u2009', ' '),
    /** Under a bar: "Nov 20", of months "Nov 2026". */
    axis: (day: string, unit: SpanUnit) => format(axis[unit]).format(new Date(day)),
    /** A moment on the lender's clock: "Nov 22, 2026, 12:05 AM". */
    moment: (moment: string, timeZone: string) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone,
      }).format(new Date(moment)),
    /** The time of day of a moment there: "12:05 AM". */
    time: (moment: string, timeZone: string) =>
      new Intl.DateTimeFormat(locale, {
        timeStyle: 'short',
        timeZone,
      }).format(new Date(moment)),
    /** A time zone as people call it: "Eastern Time". */
    zone: (timeZone: string) => zoneName(locale, timeZone),
  };
}

function zoneName(locale: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  });
  const part = format.formatToParts().find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}
