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
