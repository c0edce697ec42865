import type { Language } from '../../domain/language.ts';
import {
  type CommissionTerms,
  commissionUnits,
  defaultCommission,
  isCommissionRate,
  statedPay,
  unitOf,
} from '../../domain/partners/commission.ts';
import type { ProgrammeTerms } from '../../domain/programme/programme-terms.ts';
import type { TermKey, TermValues } from '../../domain/programme/term-values.ts';
import { siteFigures } from '../figures.ts';
import { payValues } from '../format.ts';
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

export const flyerKeys: readonly TermKey[] = [
  'grantRate',
  'grantCap',
  'minCreditScore',
  'minHomePrice',
  'eligibleStates',
  'marketedStates',
  'commissionLicensedRate',
  'commissionOtherDollars',
  'paysCommissions',
  'lenderName',
];

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

/** The partner of a flyer, with the terms on which it says they may be paid. */
export interface FlyerPartner extends CommissionTerms {
  readonly name: string;
}

/** The payment that a partner may get, stated on each flyer; null if there can be none. */
export function paidLine(
  terms: ProgrammeTerms,
  language: Language,
  partner: FlyerPartner,
): string | null {
  const pay = statedPay(partner, terms);
  if (!pay) {
    return null;
  }
  const { unit, amount } = payValues(pay, language);
  return capitalized(filled(flyerTexts[language].paid[unit], { name: partner.name, amount }));
}

/** A partner's unit and rate as an address and a stored flyer write them: "percent-0.03". */
export function payCode(terms: CommissionTerms): string {
  return `${unitOf(terms)}-${terms.commissionRate}`;
}

/** A partner as a flyer printed them; one without a code of pay stated the fixed amount of the program until a license was reviewed. */
function printedPartner(partner: FlyerPartner, code: string, terms: ProgrammeTerms): FlyerPartner {
  const [unit, rate] = code.split('-');
  const commissionUnit = commissionUnits.find((one) => one === unit);
  return commissionUnit && isCommissionRate(commissionUnit, Number(rate))
    ? { ...partner, commissionUnit, commissionRate: Number(rate) }
    : { ...partner, ...defaultCommission(false, terms) };
}

/** A line of a flyer that differs today; null for a line that is not there. */
export interface FlyerChange {
  readonly before: string | null;
  readonly after: string | null;
}

/** The differences between a flyer with the `printed` terms and pay, and one of today. */
export function flyerChanges(
  printed: Partial<TermValues>,
  today: ProgrammeTerms,
  language: Language,
  pay?: { partner: FlyerPartner; code: string },
): FlyerChange[] {
  // Terms added to the product later had no other value; `printed` has the `withheld` of that time.
  const { withheld: _today, ...values } = today;
  const then = { ...values, ...printed };
  const before = flyerLines(then, language);
  const after = flyerLines(today, language);
  const changes = lines.map(({ key }) => ({
    before: before[key] ?? null,
    after: after[key] ?? null,
  }));
  const paid = pay && {
    before: paidLine(then, language, printedPartner(pay.partner, pay.code, then)),
    after: paidLine(today, language, pay.partner),
  };
  return [...changes, ...(paid ? [paid] : [])].filter((change) => change.before !== change.after);
}
