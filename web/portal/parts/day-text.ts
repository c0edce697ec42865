import type { Language } from '#core/domain/language.ts';
import { formatDate, localeOf } from '#core/i18n/format.ts';
import { ownTimeZone } from '#web/office/formats/own-time-zone.ts';

/** A day where there is little room: without the year while it is this one. */
export function shortDay(value: string, language: Language, now = new Date()): string {
  const isThisYear = new Date(value).getFullYear() === now.getFullYear();
  return formatDate(value, language, ownTimeZone(), isThisYear ? 'dayMonth' : 'medium');
}

const dayMs = 86_400_000;

function midnight(moment: Date): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}

/** "today", "yesterday", before that the day. */
export function dayText(value: string, language: Language, now = new Date()): string {
  const days = Math.round((midnight(now) - midnight(new Date(value))) / dayMs);
  if (days !== 0 && days !== 1) {
    return shortDay(value, language, now);
  }
  const words = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  return words.format(-days, 'day');
}
