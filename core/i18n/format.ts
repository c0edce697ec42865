import type { StatedPay } from '../domain/partners/commission.ts';
import { creditScoreRangeOf, upperBound } from '../domain/visitor/credit-score.ts';
import { type Cents, centsFromDollars, type Dollars, dollarsFromCents } from '../domain/money.ts';
import type { Language } from '../domain/language.ts';

const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-US',
  pt: 'pt-BR',
};

export function localeOf(language: Language): string {
  return locales[language];
}

const numberFormats = new Map<string, Intl.NumberFormat>();
function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locales[language], options);
  numberFormats.set(key, format);
  return format;
}

/** Dollars without decimals: "$13,000", in Portuguese "US$ 13.000". */
export function formatDollars(dollars: number, language: Language): string {
  return numberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(dollars);
}

/** Whole dollars without decimals, others to the cent. */
export function formatExactDollars(dollars: Dollars, language: Language): string {
  return Number.isInteger(dollars)
    ? formatDollars(dollars, language)
    : formatCents(centsFromDollars(dollars), language);
}

/** For large claims, never more than they are: "$2.8M"; a line never breaks inside one. */
export function formatCompactDollars(dollars: number, language: Language): string {
  const compact = {
    notation: 'compact',
    maximumFractionDigits: 1,
    roundingMode: 'trunc',
  } as const;
  if (language === 'en') {
    return numberFormat(language, {
      ...compact,
      style: 'currency',
      currency: 'USD',
    }).format(dollars);
  }
  // Intl has no long compact form of a currency, and its short one ("$12 M") is not how people
  // write.
  const words = numberFormat(language, {
    ...compact,
    compactDisplay: 'long',
  }).format(dollars);
  return formatDollars(0, language).replace('0', words).replaceAll(' ', '\u00a0');
}

/** Integer cents as dollars with two decimals: "$1,234.50". */
export function formatCents(cents: Cents, language: Language): string {
  return numberFormat(language, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
    .format(dollarsFromCents(cents))
    .replace('-', '−');
}

/** With the separators of the language, at most `decimals` after the point. */
export function formatNumber(number: number, language: Language, decimals = 0): string {
  return numberFormat(language, { maximumFractionDigits: decimals }).format(number);
}

/** A rate that is promised (0.0325) in percent ("3.25%"); what is finer is cut, never rounded up. */
export function formatRate(rate: number, language: Language): string {
  return numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  }).format(rate);
}

/** The values by which texts state a pay; the unit is `other` while the figure is withheld. */
export function payValues({ unit, rate }: StatedPay, language: Language) {
  return rate === null
    ? ({ unit: 'other', amount: '' } as const)
    : { unit, amount: (unit === 'percent' ? formatRate : formatExactDollars)(rate, language) };
}

/** A share (0.035) in percent ("3.5%"), at most one decimal by default. */
export function formatPercent(rate: number, language: Language, decimals = 1): string {
  return numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: decimals,
  }).format(rate);
}

/** A yearly rate in percent (3.7) as loans write it ("3.70%"): always with two decimals. */
export function formatYearlyRate(percent: number, language: Language): string {
  return numberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(percent / 100);
}

const below: Readonly<Record<Language, string>> = {
  en: 'Below',
  es: 'Menos de',
  pt: 'Abaixo de',
};

/** As it is read ("580–619", "Below 580"); the stored value keeps its hyphen and English. */
export function formatScoreRange(range: string, language: Language): string {
  const bound = upperBound(range);
  return bound === null ? range.replace('-', '–') : `${below[language]} ${bound}`;
}

/** As it is read inside a sentence ("below 580"). */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A score as its range under a minimum (580 as specified), or unchanged. */
export function formatScore(score: number, language: Language, minimum?: number): string {
  const range = creditScoreRangeOf(score, minimum);
  return range ? formatScoreRange(range, language) : String(score);
}

/** A text that also appears inside sentences, capitalised for use on its own. */
export function capitalizeFirst(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(locales[language]) + text.slice(1);
}

/** How a date is written out; `dateTime` adds the time of day with its zone. */
export type DateStyle = 'dayMonth' | 'short' | 'medium' | 'long' | 'dateTime' | 'time';

const invalidDate: Readonly<Record<Language, string>> = {
  en: 'Invalid date',
  es: 'Fecha no válida',
  pt: 'Data inválida',
};
const dateOptions: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  // Of this year, where there is little room.
  dayMonth: { month: 'short', day: 'numeric' },
  short: { dateStyle: 'short' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  // Two people in two time zones would name two different hours for one call.
  dateTime: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  time: { hour: 'numeric', minute: '2-digit' },
};
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * A bare day stays that day in every zone; an unreadable one gives "Invalid date". A long
 * one breaks in one place only, "30 de noviembre" before "de 2026" and "November" before
 * "30, 2026"; in Portuguese the first of a month is an ordinal.
 */
export function formatDate(
  value: string | Date,
  language: Language,
  timeZone: string,
  style: DateStyle = 'medium',
): string {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) {
    return invalidDate[language];
  }
  const zone = isDay ? 'UTC' : timeZone;
  const shown = isDay && style === 'dateTime' ? 'medium' : style;
  const key = `${language} ${zone} ${shown}`;
  const format =
    dateFormats.get(key) ??
    new Intl.DateTimeFormat(locales[language], {
      ...dateOptions[shown],
      timeZone: zone,
    });
  dateFormats.set(key, format);
  const plain = format.format(date);
  const text = language === 'pt' ? plain.replace(/^1(?= de )/, '1º') : plain;
  return shown === 'long' ? text.replace(/ (?!de \d|\d+,)/g, '\u00a0') : text;
}

/** A time zone by its usual name, the same in summer and winter: "Eastern Time". */
export function formatZone(timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  });
  const parts = format.formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A year stays as it is; months 'YYYY-MM/YYYY-MM' read "January – July 2026". */
export function formatPeriod(period: string, language: Language): string {
  const months = /^(\d{4}-\d{2})\/(\d{4}-\d{2})$/.exec(period);
  return months
    ? new Intl.DateTimeFormat(locales[language], {
        year: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).formatRange(new Date(`${months[1]}-01`), new Date(`${months[2]}-01`))
    : period;
}
