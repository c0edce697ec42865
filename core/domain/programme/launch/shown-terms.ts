import type { ProgrammeTerms, UncheckedRule } from '../programme-terms.ts';
import { type FactConfirmation, isFactConfirmed } from './fact-state.ts';
import { type FactToConfirm, factsToConfirm } from './facts-to-confirm.ts';

export function openFacts(
  terms: ProgrammeTerms,
  newestFirst: readonly FactConfirmation[],
  rules: readonly UncheckedRule[],
): FactToConfirm[] {
  return factsToConfirm(terms, terms.asOf, rules).filter(
    (fact) => !isFactConfirmed(fact, newestFirst, terms.asOf),
  );
}

/** Values that promise nothing, in place of doubtful terms while only confirmed ones are shown. */
const quiet: Readonly<Record<string, Partial<ProgrammeTerms>>> = {
  'tax-credit-ended': { taxCreditRate: 0 },
  'grant-source': { grantRate: 0, grantCap: 0 },
  'grant-terms': { grantNeedsPanels: 'unknown', grantRepaid: 'unknown', grantTaxed: 'unknown' },
  'own-choice': { ownRealtor: 'unknown', ownInstaller: 'unknown' },
  course: { course: null },
  'reserve-words': { reserveWords: false },
  'consent-required': { consentRequired: false },
  'consent-preticked': { consentDefault: false },
  'payment-illustration': { offersRateField: false, showsMonthlyCost: false },
  // Savings and their cost are shown together or not at all.
  'savings-range': { offersRateField: false, showsMonthlyCost: false },
};

// Figures of nothing promise nothing: while one is 0, its fact is not spoken of.
const figuresOf: Readonly<Record<string, readonly (keyof ProgrammeTerms)[]>> = {
  'tax-credit-ended': ['taxCreditRate'],
  'grant-source': ['grantRate', 'grantCap'],
  'solar-cap': ['solarCapRate'],
  'down-payment': ['fhaLeastDownRate'],
  'savings-range': ['savingsRangeHigh'],
  requirements: ['minHomePrice'],
  warranty: ['warrantyYears'],
  'service-times': ['contactHours', 'responseHours', 'confirmationHoursHigh', 'approvalDaysHigh'],
  'comparison-unsourced': ['loanRateHigh', 'loanMonthlyHigh', 'leaseMonthlyHigh'],
};

function factsOfNothing(terms: ProgrammeTerms): string[] {
  return Object.keys(figuresOf).filter((id) => figuresOf[id]!.some((key) => terms[key] === 0));
}

/**
 * The terms shown to visitors: the entered ones, or, with `showOnlyConfirmed`, those without
 * unconfirmed facts. `withheld` names these facts, and those whose figure is 0; pages leave out or reword what depends on them.
 * `rules` are the rules that the terms were taken from.
 */
export function shownTerms(
  entered: ProgrammeTerms,
  newestFirst: readonly FactConfirmation[],
  rules: readonly UncheckedRule[],
): ProgrammeTerms {
  // While no commissions are paid, affiliates earn nothing.
  const none = [...factsOfNothing(entered), ...(entered.paysCommissions ? [] : ['referral-fees'])];
  if (!entered.showOnlyConfirmed) {
    return none.length === 0 ? entered : { ...entered, withheld: none };
  }
  const unconfirmed = openFacts(entered, newestFirst, rules).map(({ id }) => id);
  const withheld = [...new Set([...unconfirmed, ...none])];
  const changes = withheld.map((id) => quiet[id] ?? {});
  return Object.assign({}, entered, ...changes, { withheld }) as ProgrammeTerms;
}
