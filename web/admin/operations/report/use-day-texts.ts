import { useLocale } from 'use-intl';
import type { DayRange } from '#core/contract/operations/reports.ts';
import { formatZone, localeOf } from '#core/i18n/format.ts';
import type { SpanUnit } from './spans.ts';

type Options = Intl.DateTimeFormatOptions;

// Making one takes longer than writing a date, and a screen writes fifty.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Options): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

const long: Options = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' };

/** Formats the lender's days; a day is the same wherever it is read. */
export function useDayTexts() {
  const language = useLocale();
  const locale = localeOf(language);
  const format = (options: Options, timeZone = 'UTC') => formatOf(locale, { ...options, timeZone });
  return {
    /** "Friday, November 20, 2026". */
    long: (day: string) => format(long).format(new Date(day)),
    /** "Nov 1 – 20, 2026"; of one day "Nov 20, 2026". */
    range: ({ from, to }: DayRange) =>
      format({ dateStyle: 'medium' })
        .formatRange(new Date(from), new Date(to))
        .replaceAll('\u2009', ' '),
    /** Under a bar: "Nov 20", of months "Nov 2026". */
    axis: (day: string, unit: SpanUnit) => {
      const second: Options = unit === 'month' ? { year: 'numeric' } : { day: 'numeric' };
      return format({ month: 'short', ...second }).format(new Date(day));
    },
    /** A moment on the lender's clock: "Nov 22, 2026, 12:05 AM". */
    moment: (moment: string, timeZone: string) =>
      format({ dateStyle: 'medium', timeStyle: 'short' }, timeZone).format(new Date(moment)),
    /** The time of day there: "12:05 AM". */
    time: (moment: string, timeZone: string) =>
      format({ timeStyle: 'short' }, timeZone).format(new Date(moment)),
    /** A time zone's usual name: "Eastern Time". */
    zone: (timeZone: string) => formatZone(timeZone, language),
  };
}
