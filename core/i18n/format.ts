import { dollarsFromCents } from '../domain/money.ts';
import type { Cents } from '../domain/money.ts';
import type { Language } from '../domain/language.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', pt: 'pt-BR' };

/** The locale whose conventions a language is written with. */
export const localeOf = (language: Language): string => locales[language];

const numberFormats = new Map<string, Intl.NumberFormat>();
const numberFormat = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = language + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locales[language], options);
  numberFormats.set(key, format);
  return format;
};

/** Dollars without decimals: "$13,000", in Portuguese "US$ 13.000". */
export const formatDollars = (dollars: number, language: Language): string =>
  numberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(dollars);

/** Dollars in short form for large claims: "$2.8M". */
export const formatCompactDollars = (dollars: number, language: Language): string =>
  numberFormat(language, { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 }).format(dollars);

/** Integer cents as dollars with two decimals: "$1,234.50". */
export const formatCents = (cents: Cents, language: Language): string =>
  numberFormat(language, { style: 'currency', currency: 'USD', minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format(dollarsFromCents(cents));

/** A number with the separators of the language, at most `decimals` of them after the point (0 by default). */
export const formatNumber = (number: number, language: Language, decimals = 0): string =>
  numberFormat(language, { maximumFractionDigits: decimals }).format(number);

/** A rate (0.035) in percent ("3.5%"), at most one decimal by default. */
export const formatPercent = (rate: number, language: Language, decimals = 1): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: decimals }).format(rate);

/** How a date is written out; `dateTime` adds the time of day. */
export type DateStyle = 'short' | 'medium' | 'long' | 'dateTime';

const invalidDate: Readonly<Record<Language, string>> = { en: 'Invalid date', es: 'Fecha no válida', pt: 'Data inválida' };
const dateOptions: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { dateStyle: 'short' }, medium: { dateStyle: 'medium' }, long: { dateStyle: 'long' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
};
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A date in a language and time zone; a bare day 'YYYY-MM-DD' stays that day in every zone; unreadable ones give "Invalid date". */
export const formatDate = (value: string | Date, language: Language, timeZone: string, style: DateStyle = 'medium'): string => {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return invalidDate[language];
  const zone = isDay ? 'UTC' : timeZone;
  const shown = isDay && style === 'dateTime' ? 'medium' : style;
  const key = `${language} ${zone} ${shown}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...dateOptions[shown], timeZone: zone });
  dateFormats.set(key, format);
  return format.format(date);
};
