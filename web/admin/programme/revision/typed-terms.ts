import {
  isTermKey,
  isTermValue,
  type TermKey,
  type TermKind,
  termKinds,
} from '#core/domain/programme/term-values.ts';
import { dollarsFromCents } from '#core/domain/money.ts';
import { readCents, readCount, readDecimal, readPercent } from '#core/domain/typed/typed-number.ts';
import { isOfficeHours, weekdays } from '#core/domain/office/office-hours.ts';
import { isRecord, ruleValue } from '../rule-texts.ts';

// The typed text of other kinds reads as well as their value.
const inSigns: readonly string[] = ['dollars', 'rate', 'flag', 'day'];

/** The text in the field of a term, formatted by its kind: 16500 as $16,500. */
export function typedInWords(
  t: Parameters<typeof ruleValue>[0],
  key: string,
  text: string,
): string {
  if (!isTermKey(key) || !inSigns.includes(termKinds[key])) {
    return text;
  }
  const value = valueOfTyped(key, { value: text });
  return ruleValue(t, key, value);
}

/** The texts in the fields of a term: one, or one for each language or day of the week. */
export type Typed = Readonly<Record<string, string>>;

const shown = 'value';

function textOf(kind: TermKind, value: unknown): string {
  if (value === null || value === undefined) {
    return '';
  }
  if (kind === 'rate' && typeof value === 'number') {
    // 0.07 times 100 is not 7 in binary.
    return String(Number((value * 100).toFixed(6)));
  }
  if (kind === 'flag') {
    return value ? 'yes' : 'no';
  }
  if (kind === 'colors' && isRecord(value)) {
    return `${String(value['ink'])} on ${String(value['ground'])}`;
  }
  return Array.isArray(value) ? value.join(', ') : String(value);
}

export function typedOf(key: string, value: unknown): Typed {
  const kind = isTermKey(key) ? termKinds[key] : 'text';
  if (kind === 'localized' && isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
  }
  if (kind === 'hours' && isOfficeHours(value)) {
    return Object.fromEntries(weekdays.map((day) => [day, value[day]?.join('-') ?? '']));
  }
  if (kind === 'range' && isRecord(value)) {
    return { low: textOf('rate', value['low']), high: textOf('rate', value['high']) };
  }
  if (kind === 'course') {
    const course = isRecord(value) ? value : {};
    const cents = course['priceCents'];
    return {
      starts: textOf('day', course['starts']),
      languages: textOf('languages', course['languages']),
      price: typeof cents === 'number' ? String(dollarsFromCents(cents)) : '',
    };
  }
  return { [shown]: textOf(kind, value) };
}

function rateOf(text: string): unknown {
  const percent = readPercent(text);
  return percent === null ? text : Number((percent / 100).toFixed(8));
}

/** With its cents, which the rule of a term in dollars refuses. */
function dollarsOf(text: string): unknown {
  const cents = readCents(text);
  return cents === null ? text : dollarsFromCents(cents);
}

function codesOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((code) => code !== '');
}

function colorsOf(text: string): unknown {
  const [ink, ground] = text.split(' on ');
  return text === '' ? null : { ground, ink };
}

/** '9:00 - 18:00' as its two times; empty means closed. */
function openingOf(text: string): unknown {
  const times = text.replace(/\s/g, '').split(/[-–]/);
  return text.trim() === '' ? null : times.map((time) => time.padStart(5, '0'));
}

function valueOf(kind: TermKind, text: string): unknown {
  switch (kind) {
    case 'rate':
      return rateOf(text);
    case 'dollars':
      return dollarsOf(text);
    case 'number':
      return readDecimal(text) ?? text;
    case 'count':
    case 'year':
      return readCount(text) ?? text;
    case 'states':
      return codesOf(text.toUpperCase());
    case 'days':
    case 'waits':
      return codesOf(text);
    case 'languages':
      return codesOf(text.toLowerCase());
    case 'flag':
      return text === 'yes';
    case 'dayOfMonth':
      return text.trim() === '' ? null : (readCount(text) ?? text);
    case 'day':
    case 'optionalText':
    case 'link':
    case 'picture':
      return text.trim() === '' ? null : text.trim();
    case 'colors':
      return colorsOf(text.trim());
    default:
      return text.trim();
  }
}

function courseOf({ starts = '', languages = '', price = '' }: Typed): unknown {
  return starts + languages + price === ''
    ? null
    : {
        starts: starts.trim(),
        languages: valueOf('languages', languages),
        priceCents: readCents(price) ?? price,
      };
}

/** The typed value of a term. Invalid text stays as it is, and the check reports the error. */
export function valueOfTyped(key: string, typed: Typed): unknown {
  const kind = isTermKey(key) ? termKinds[key] : 'text';
  if (kind === 'localized') {
    return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]));
  }
  if (kind === 'hours') {
    return Object.fromEntries(weekdays.map((day) => [day, openingOf(typed[day] ?? '')]));
  }
  if (kind === 'range') {
    return { low: rateOf(typed['low'] ?? ''), high: rateOf(typed['high'] ?? '') };
  }
  if (kind === 'course') {
    return courseOf(typed);
  }
  return valueOf(kind, typed[shown] ?? '');
}

// A course to which one typed field is held, so that the others do not count.
const anyCourse: Typed = { starts: '2027-01-01', languages: 'en', price: '0' };

/** The fields of a refused term whose text is wrong; the first if only all of them together are. */
export function wrongFields(key: TermKey, typed: Typed): readonly string[] {
  const names = Object.keys(typed);
  const isWrong = (name: string) => {
    const alike =
      termKinds[key] === 'course'
        ? { ...anyCourse, [name]: typed[name]! }
        : Object.fromEntries(names.map((other) => [other, typed[name]!]));
    const isClosed = termKinds[key] === 'hours' && typed[name]!.trim() === '';
    return !isClosed && !isTermValue(key, valueOfTyped(key, alike));
  };
  const wrong = names.filter(isWrong);
  return wrong.length > 0 ? wrong : names.slice(0, 1);
}
