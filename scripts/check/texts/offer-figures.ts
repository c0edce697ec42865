import { defaultRules, defaultTermsVersion } from '#core/domain/programme/default-rules.ts';
import { languages } from '#core/domain/language.ts';
import { termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { siteFigures } from '#core/i18n/figures.ts';

export interface OfferFigure {
  readonly name: string;
  readonly pattern: RegExp;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const alone = (inner: string) =>
  new RegExp(`(?<![\\p{L}\\d]|\\d[.,])(?:${inner})(?![\\p{L}\\d]|[.,]\\d)`, 'iu');

// After a percent sign anything may follow, so only its left side is guarded.
const percent = (decimal: string) =>
  new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,])${decimal}\\s?(?:%|percent|por\\s?ciento|por\\s?cento)`,
    'iu',
  );

/**
 * A number however it is grouped: 13000, 13,000, 13.000, 13 000, and 13K or 13 mil where it is
 * whole thousands.
 */
function grouped(digits: string): string {
  const inGroups = digits.replace(/\B(?=(\d{3})+$)/g, '[.,\\s]?');
  return digits.length > 3 && digits.endsWith('000')
    ? `${inGroups}|${digits.slice(0, -3)}\\s?(?:k|mil|thousand)`
    : inGroups;
}

// A small number is a figure of the offer only beside its unit.
const units: readonly (readonly [name: RegExp, unit: string])[] = [
  [/Years$/, 'years?|años?|anos?'],
  [/^(education|confirmation)|Hours$/, 'hours?|horas?'],
  [/^(approval|assessment|preApproval)/, '(?:(?:business|calendar)\\s)?days?|días?|dias?'],
  [/^stateCount$/, '\\+?\\s?(?:eligible\\s)?states?|estados?'],
  [/^rating/, 'stars?|estrellas?|estrelas?'],
];

// Languages and choices between wordings are words that any text may use.
const words: readonly string[] = [
  'spoken',
  'reserveWords',
  'paysCommissions',
  'negativeAnswer',
  'showsMonth',
  'needsPanels',
];

function patternOf(name: string, value: string): RegExp | null {
  if (value === '' || words.includes(name)) {
    return null;
  }
  const number = value.replace(/[^\d.,]/g, '');
  const decimal = escaped(number).replace(/\\?[.,](?=\d{1,2}$)/, '[.,]');
  if (!number || /\p{L}{3}|[@(]/u.test(value) || value.startsWith('0')) {
    return alone(escaped(value));
  }
  if (value.includes('%')) {
    return percent(decimal);
  }
  if (/[MB]|mi\b/.test(value)) {
    return alone(`${decimal}\\s?(?:M|mi|million|millones|milhões)`);
  }
  const digits = number.replace(/\D/g, '');
  if (value.includes('$')) {
    return digits.length > 3
      ? alone(grouped(digits))
      : new RegExp(`\\$\\s?${digits}(?![\\d]|[.,]\\d)`);
  }
  if (/[.,]\d$/.test(number)) {
    return alone(decimal);
  }
  if (digits.length > 2) {
    return alone(/[.,]/.test(number) ? grouped(digits) : digits);
  }
  const unit = units.find(([named]) => named.test(name))?.[1];
  return unit === undefined ? null : alone(`${decimal}[\\s-]?(?:${unit})`);
}

/** Every figure of the default terms, as each language would print it. */
export function offerFigures(): OfferFigure[] {
  const terms = termsAsOf(defaultRules, defaultTermsVersion.slice(0, 10), defaultTermsVersion);
  const found = new Map<string, OfferFigure>();
  for (const language of languages) {
    for (const [name, value] of Object.entries(siteFigures(terms, language))) {
      const pattern = patternOf(name, value);
      if (pattern && !found.has(pattern.source)) {
        found.set(pattern.source, { name, pattern });
      }
    }
  }
  return [...found.values()];
}
