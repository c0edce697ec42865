import { isLanguage } from '#core/domain/language.ts';
import { type Weekday, weekdays } from '#core/domain/office/office-hours.ts';
import { isChoiceKey, isTermKey, termKinds } from '#core/domain/programme/term-values.ts';
import { stateName } from '#core/domain/us-states.ts';
import {
  formatCents,
  formatDate,
  formatDollars,
  formatNumber,
  formatPercent,
} from '#core/i18n/format.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import type { Programme } from '../api-types.ts';
import programme from '../messages/en/programme.ts';
import { ruleInForce } from './validity.ts';

type ProgrammeTexts = Texts<'admin.programme'>;

export function ruleName(t: ProgrammeTexts, key: string): string {
  return Object.hasOwn(programme.names, key) ? t(`names.${key}` as never) : humanize(key);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stateList(codes: readonly unknown[]): string {
  const names = codes.map((code) => stateName(String(code)));
  return `${codes.length}: ${names.join(', ')}`;
}

const languageNames = { en: 'english', es: 'spanish', pt: 'portuguese' } as const;

function languageName(t: ProgrammeTexts, code: unknown): string {
  return isLanguage(code) ? t(`values.${languageNames[code]}`) : String(code);
}

export function choiceName(t: ProgrammeTexts, key: string, value: string): string {
  const words = Object.hasOwn(programme.choices, key)
    ? programme.choices[key as keyof typeof programme.choices]
    : {};
  return Object.hasOwn(words, value) ? t(`choices.${key}.${value}` as never) : value;
}

/** The hours of each day; consecutive days with the same hours are grouped. */
function openingHours(t: ProgrammeTexts, hours: Record<string, unknown>): string {
  const lines: { from: Weekday; to: Weekday; at: string }[] = [];
  for (const day of weekdays) {
    const opening = hours[day];
    const at = Array.isArray(opening) ? opening.join('-') : t('values.closed');
    const last = lines.at(-1);
    if (last?.at === at) {
      last.to = day;
    } else {
      lines.push({ from: day, to: day, at });
    }
  }
  const name = (day: Weekday) => t(`values.weekdays.${day}`);
  return lines
    .map(({ from, to, at }) => `${from === to ? name(from) : `${name(from)} – ${name(to)}`}: ${at}`)
    .join('\n');
}

function byLanguage(texts: Record<string, unknown>): string {
  const lines = Object.entries(texts).map(([language, text]) => `${language}: ${text}`);
  return lines.join('\n');
}

// The CRM is in English.
const language = 'en';

function valueOfKind(t: ProgrammeTexts, kind: string, value: unknown): string | null {
  if (kind === 'rate' && typeof value === 'number') {
    return formatPercent(value, language, 3);
  }
  if (kind === 'dollars' && typeof value === 'number') {
    return formatDollars(value, language);
  }
  if (kind === 'flag' && typeof value === 'boolean') {
    return value ? t('values.yes') : t('values.no');
  }
  if (kind === 'states' && Array.isArray(value)) {
    return stateList(value);
  }
  if (kind === 'languages' && Array.isArray(value)) {
    return value.map((code) => languageName(t, code)).join(', ');
  }
  const dayOf = (day: unknown) => formatDate(String(day), language, 'UTC');
  if (kind === 'day' && value !== null) {
    return dayOf(value);
  }
  if ((kind === 'days' || kind === 'waits') && Array.isArray(value)) {
    return value.map(kind === 'days' ? dayOf : String).join('; ') || t('values.none');
  }
  if (kind === 'hours' && isRecord(value)) {
    return openingHours(t, value);
  }
  if (kind === 'localized' && isRecord(value)) {
    return byLanguage(value);
  }
  if (kind === 'range' && isRecord(value)) {
    const share = (end: unknown) => formatPercent(Number(end), language, 3);
    return t('values.range', { low: share(value['low']), high: share(value['high']) });
  }
  if (kind === 'course' && isRecord(value) && Array.isArray(value['languages'])) {
    return t('values.course', {
      starts: dayOf(value['starts']),
      languages: value['languages'].map((code) => languageName(t, code)).join(', '),
      price: formatCents(Number(value['priceCents']), language),
    });
  }
  if (kind === 'year') {
    return String(value);
  }
  if (kind === 'colors' && isRecord(value)) {
    return t('values.colors', { ink: String(value['ink']), ground: String(value['ground']) });
  }
  const isOptional = [
    'day',
    'dayOfMonth',
    'link',
    'optionalText',
    'picture',
    'colors',
    'course',
  ].includes(kind);
  return isOptional && value === null ? t('values.none') : null;
}

export function termText(
  t: ProgrammeTexts,
  programme: Pick<Programme, 'asOf' | 'rules'>,
  key: string,
): string {
  const rule = ruleInForce(programme, key);
  return rule ? ruleValue(t, key, rule.value) : t('values.none');
}

/** Formats the value of a rule. A value that is not of its key's kind is shown as stored. */
export function ruleValue(t: ProgrammeTexts, key: string, value: unknown): string {
  if (isTermKey(key) && isChoiceKey(key) && typeof value === 'string') {
    return choiceName(t, key, value);
  }
  const text = isTermKey(key) ? valueOfKind(t, termKinds[key], value) : null;
  if (text !== null) {
    return text;
  }
  if (typeof value === 'number') {
    return formatNumber(value, language, 4);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
