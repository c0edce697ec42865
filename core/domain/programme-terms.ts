import { sampleDetails } from './sample-details.ts';
import { isDay, isTermKey, isTermValue, termKeys } from './term-values.ts';
import type { TermKey, TermValues } from './term-values.ts';

interface RuleOf<K extends TermKey> {
  readonly key: K;
  readonly value: TermValues[K];
  /** First day 'YYYY-MM-DD' the rule holds; null: since ever. */
  readonly effectiveFrom: string | null;
  /** Last day 'YYYY-MM-DD' the rule holds, included; null: until further notice. */
  readonly effectiveTo: string | null;
  readonly source: string;
  /** The law or agreement the value rests on. */
  readonly basis?: string;
}

/** One dated value of one term, with its source. */
export type ProgrammeRule = { [K in TermKey]: RuleOf<K> }[TermKey];

/** A rule as it is stored or sent, before it is checked. */
export interface UncheckedRule extends Omit<RuleOf<TermKey>, 'key' | 'value'> {
  readonly key: string;
  readonly value: unknown;
}

/** All terms on one day: the flat object everything is computed and worded from. */
export interface ProgrammeTerms extends TermValues {
  readonly asOf: string;
  readonly version: string;
  /** The facts that visitors are told nothing of, while only what is confirmed is shown. */
  readonly withheld?: readonly string[];
}

/** Thrown when rules do not give exactly one usable value for a term on a day. */
export class ProgrammeTermsError extends Error {
  override readonly name = 'ProgrammeTermsError';
  readonly key: string;
  readonly reason: 'missing' | 'overlap' | 'invalid';
  constructor(key: string, reason: 'missing' | 'overlap' | 'invalid', message: string) {
    super(message);
    this.key = key;
    this.reason = reason;
  }
}

function holdsOn(rule: UncheckedRule, day: string): boolean {
  return (
    (rule.effectiveFrom === null || rule.effectiveFrom <= day) &&
    (rule.effectiveTo === null || day <= rule.effectiveTo)
  );
}

/** Tells whether two rules of one term share a day, so that they may not both be stored. */
export function rulesOverlap(a: UncheckedRule, b: UncheckedRule): boolean {
  return (
    a.key === b.key &&
    (a.effectiveFrom === null || b.effectiveTo === null || a.effectiveFrom <= b.effectiveTo) &&
    (b.effectiveFrom === null || a.effectiveTo === null || b.effectiveFrom <= a.effectiveTo)
  );
}

/** One plain sentence saying why a rule cannot be stored, or null when it can. */
export function ruleError(rule: UncheckedRule): string | null {
  if (!isTermKey(rule.key)) {
    return `There is no term named ${rule.key}.`;
  }
  if (!isTermValue(rule.key, rule.value)) {
    return `The value of ${rule.key} is not valid.`;
  }
  for (const day of [rule.effectiveFrom, rule.effectiveTo]) {
    if (day !== null && !isDay(day)) {
      return 'A date must read YYYY-MM-DD.';
    }
  }
  if (
    rule.effectiveFrom !== null &&
    rule.effectiveTo !== null &&
    rule.effectiveTo < rule.effectiveFrom
  ) {
    return 'The last day is before the first day.';
  }
  return rule.source.trim() === '' ? 'A source is required.' : null;
}

/**
 * The terms on a day 'YYYY-MM-DD'; throws ProgrammeTermsError when a term has no rule that day,
 * two, or one of the wrong shape.
 */
export function termsAsOf(
  rules: readonly UncheckedRule[],
  asOf: string,
  version: string,
): ProgrammeTerms {
  if (!isDay(asOf)) {
    throw new ProgrammeTermsError('asOf', 'invalid', `Not a day: ${asOf}`);
  }
  const values = new Map<string, unknown>();
  for (const rule of rules) {
    // A term that a newer version of the product added is no business of this one.
    if (!isTermKey(rule.key) || !holdsOn(rule, asOf)) {
      continue;
    }
    if (values.has(rule.key)) {
      throw new ProgrammeTermsError(rule.key, 'overlap', `Two rules give ${rule.key} on ${asOf}.`);
    }
    if (!isTermValue(rule.key, rule.value)) {
      throw new ProgrammeTermsError(rule.key, 'invalid', `The value of ${rule.key} is not valid.`);
    }
    values.set(rule.key, rule.value);
  }
  for (const key of termKeys) {
    if (!values.has(key)) {
      throw new ProgrammeTermsError(key, 'missing', `No rule gives ${key} on ${asOf}.`);
    }
  }
  return {
    ...(Object.fromEntries(values) as unknown as TermValues),
    asOf,
    version,
  };
}

/**
 * Whether the illustration footnote stands beside credit figures: they rest on 26 USC 25D and
 * `today` is later than its last day.
 */
export function creditNeedsFootnote(terms: ProgrammeTerms, today: string): boolean {
  return (
    terms.taxCreditRate > 0 &&
    terms.taxCreditBasis === '26 USC 25D' &&
    terms.taxCreditBasisEnds !== null &&
    today > terms.taxCreditBasisEnds
  );
}

/**
 * The eligible states to print beside DC: the marketed count ("32+") while the list bears it out,
 * else what the list has, and no more.
 */
export function marketedStates({ marketedStates: marketed, eligibleStates }: ProgrammeTerms) {
  const listed = eligibleStates.filter((state) => state !== 'DC').length;
  return marketed <= listed ? { count: marketed, isMore: true } : { count: listed, isMore: false };
}

/** Something the lender has to know or confirm; shown in the CRM. */
export interface FactToConfirm {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly severity: 'high' | 'medium';
  readonly ruleKeys: readonly TermKey[];
}

function sampleKeys(terms: ProgrammeTerms): TermKey[] {
  return (Object.keys(sampleDetails) as (keyof typeof sampleDetails)[]).filter(
    (key) => terms[key] === sampleDetails[key],
  );
}

const facts: readonly (Omit<FactToConfirm, 'ruleKeys'> & {
  keys: (terms: ProgrammeTerms, today: string) => readonly TermKey[];
})[] = [
  {
    id: 'tax-credit-ended',
    title: 'The federal residential solar credit has ended',
    severity: 'high',
    detail:
      'The credit of 26 USC 25D ended for systems completed after 2025-12-31 (Public Law 119-21, section 70506). ' +
      'Credit figures carry a footnote as a program illustration; set the rate to 0 or name another basis.',
    keys: (terms, today) =>
      creditNeedsFootnote(terms, today)
        ? ['taxCreditRate', 'taxCreditUntilYear', 'taxCreditBasis', 'taxCreditBasisEnds']
        : [],
  },
  {
    id: 'referral-fees',
    title: 'Referral commissions touch RESPA section 8',
    severity: 'high',
    detail:
      'A lender that pays a percentage or a fee for a referral touches RESPA section 8. ' +
      'Commissions are estimates until staff approve them; take legal advice before paying one.',
    keys: (terms) =>
      terms.paysCommissions ? ['commissionLicensedRate', 'commissionOtherDollars'] : [],
  },
  {
    id: 'consent-preticked',
    title: 'Consent to be contacted is ticked in advance',
    severity: 'high',
    detail:
      'A box ticked in advance may not count as consent to calls and texts. The exact text, language and time are kept ' +
      'with every lead; consider starting with an empty box.',
    keys: (terms) => (terms.consentDefault ? ['consentDefault'] : []),
  },
  {
    id: 'payment-illustration',
    title: 'Visitors can see a monthly payment',
    severity: 'medium',
    detail:
      'A payment, a rate or a number of years in an advertisement can ask for further disclosures (Regulation Z, trigger terms). ' +
      'The estimate shows a payment only at a rate the visitor types, as an illustration; have it read, or take the field away.',
    keys: (terms) => (terms.offersRateField ? ['offersRateField'] : []),
  },
  {
    id: 'countdown-rolling',
    title: 'The countdown starts again on every visit',
    severity: 'medium',
    detail:
      'A deadline that never comes can be called deceptive. Enter the real end date of the offer to replace the rolling one.',
    keys: (terms) => (terms.countdownEnd === null ? ['countdownDays', 'countdownEnd'] : []),
  },
  {
    id: 'claims-unconfirmed',
    title: 'Testimonials, ratings and counts are sample content',
    severity: 'high',
    detail:
      'Testimonials, star ratings, review and approval figures have no source yet. ' +
      'Replace them or confirm that they are substantiated.',
    keys: (terms) =>
      terms.claimsConfirmed
        ? []
        : [
            'claimsConfirmed',
            'rating',
            'reviewCount',
            'fhaApprovedSince',
            'homeownersHelped',
            'financedTotal',
            'taxCreditsTotal',
            'satisfactionRate',
            'grantsAwardedTotal',
            'familiesHelped',
            'approvalRate',
          ],
  },
  {
    id: 'comparison-unsourced',
    title: 'The comparison with loan and lease has no source',
    severity: 'medium',
    detail:
      'What a solar loan or a lease costs elsewhere is printed as marketed, without a source. ' +
      'A comparison that cannot be shown to be true can be called deceptive.',
    keys: () => [
      'loanRateLow',
      'loanRateHigh',
      'loanMonthlyLow',
      'loanMonthlyHigh',
      'leaseMonthlyLow',
      'leaseMonthlyHigh',
    ],
  },
  {
    id: 'lender-details-sample',
    title: 'Name, license number, phone or addresses are samples',
    severity: 'high',
    detail:
      'Some details of the lender are fictional samples and are printed on the public site. Enter the real ones. ' +
      'A sample license number is never printed: the line is left out until a real one is set.',
    keys: sampleKeys,
  },
  {
    id: 'nmls-missing',
    title: 'No NMLS ID is set',
    severity: 'high',
    detail:
      'Mortgage advertising has to show the NMLS ID of the lender. While none is set, the line with its link to NMLS Consumer Access is left out.',
    keys: (terms) => (terms.nmlsId === null ? ['nmlsId'] : []),
  },
  {
    id: 'legal-pages-unread',
    title: 'No lawyer has read the privacy policy and the terms of use',
    severity: 'high',
    detail:
      'The pages /privacy and /terms say what this software keeps and does. Have them read in all three languages, then confirm it.',
    keys: (terms) => (terms.legalPagesRead ? [] : ['legalPagesRead']),
  },
];

/**
 * What the lender has to see on a day 'YYYY-MM-DD', worst first; a fact disappears once the terms
 * no longer call for it.
 */
export function factsToConfirm(terms: ProgrammeTerms, today: string): FactToConfirm[] {
  return facts
    .map(({ keys, ...fact }) => ({
      ...fact,
      ruleKeys: keys(terms, today),
    }))
    .filter((fact) => fact.ruleKeys.length > 0)
    .sort((a, b) => Number(a.severity !== 'high') - Number(b.severity !== 'high'));
}

/**
 * Tells whether the claimed grants and the claimed tax credits are one sum: under two names it would
 * be read as two, so it has one name then.
 */
export function isOneSum({ grantsAwardedTotal, taxCreditsTotal }: ProgrammeTerms): boolean {
  return grantsAwardedTotal === taxCreditsTotal;
}
