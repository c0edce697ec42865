import type { Language } from '#core/domain/language.ts';
import { formatDate, localeOf } from '#core/i18n/format.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';

/** The day in the reader's time zone, 'YYYY-MM-DD', also on the server; '' if unreadable. */
function localDay(moment: Date): string {
  if (Number.isNaN(moment.getTime())) {
    return '';
  }
  return new Intl.DateTimeFormat('en-CA', { timeZone: viewerTimeZone() }).format(moment);
}

/** A short day: without the year if it is the current one. */
export function shortDay(value: string, language: Language, now = new Date()): string {
  const isThisYear = localDay(new Date(value)).slice(0, 4) === localDay(now).slice(0, 4);
  return formatDate(value, language, viewerTimeZone(), isThisYear ? 'dayMonth' : 'medium');
}

const dayMs = 86_400_000;

/** "today", "yesterday", before that the day. */
export function dayText(value: string, language: Language, now = new Date()): string {
  const days = (Date.parse(localDay(now)) - Date.parse(localDay(new Date(value)))) / dayMs;
  // Of an unreadable date no day is known, and `days` is not a number.
  if (days !== 0 && days !== 1) {
    return shortDay(value, language, now);
  }
  const words = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  return words.format(-days, 'day');
}
