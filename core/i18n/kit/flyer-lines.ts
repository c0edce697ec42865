import type { Language } from '../../domain/language.ts';
import type { ProgrammeTerms } from '../../domain/programme-terms.ts';
import type { TermValues } from '../../domain/term-values.ts';
import { siteFigures } from '../figures.ts';
import { capitalized } from '../partner-label.ts';
import { filled, flyerTexts } from './flyer-texts.ts';

/** Lines about the program, each with the figures that must be known for it to be printed. */
const lines = [
  { key: 'grant', needs: ['grantRate', 'grantCap'] },
  { key: 'score', needs: ['minimumScore'] },
  { key: 'price', needs: ['minHomePrice'] },
  { key: 'states', needs: ['stateCountAlone'] },
  { key: 'license', needs: ['license'] },
  { key: 'nmls', needs: ['nmls'] },
  { key: 'private', needs: ['lender'] },
] as const;

type LineKey = (typeof lines)[number]['key'];

/** A flyer's lines about the program, from the terms alone; those without figures are left out. */
export function flyerLines(
  terms: ProgrammeTerms,
  language: Language,
): Readonly<Partial<Record<LineKey, string>>> {
  const figures = siteFigures(terms, language);
  const texts = flyerTexts[language];
  const told = lines.filter(({ needs }) => needs.every((name) => figures[name] !== ''));
  return Object.fromEntries(told.map(({ key }) => [key, filled(texts[key], figures)]));
}

/** The payment that a partner may get, stated on each flyer; null while the program pays none. */
export function paidLine(
  terms: ProgrammeTerms,
  language: Language,
  partner: { name: string; isLicensedRealtor: boolean },
): string | null {
  if (!terms.paysCommissions) {
    return null;
  }
  const figures = siteFigures(terms, language);
  const { paidShare, paidFlat, paidSome } = flyerTexts[language];
  const isTold = figures.commissionRate !== '';
  const text = isTold ? (partner.isLicensedRealtor ? paidShare : paidFlat) : paidSome;
  return capitalized(filled(text, { ...figures, name: partner.name }));
}

/** A line of a flyer that differs today; null for a line that is not there. */
export interface FlyerChange {
  readonly before: string | null;
  readonly after: string | null;
}

/** The differences between a flyer with the `printed` terms and one of today. */
export function flyerChanges(
  printed: Partial<TermValues>,
  today: ProgrammeTerms,
  language: Language,
): FlyerChange[] {
  // Terms added to the product later had no other value; `printed` has the `withheld` of that time.
  const { withheld: _today, ...values } = today;
  const before = flyerLines({ ...values, ...printed }, language);
  const after = flyerLines(today, language);
  return lines
    .map(({ key }) => ({ before: before[key] ?? null, after: after[key] ?? null }))
    .filter((change) => change.before !== change.after);
}
