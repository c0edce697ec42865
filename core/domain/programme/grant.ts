import { wholeDollars } from '../money.ts';
import { type Answers, unmetBy } from '../visitor/eligibility.ts';
import type { ProgrammeTerms } from './programme-terms.ts';

export type GrantTerms = Pick<
  ProgrammeTerms,
  'grantRate' | 'grantCap' | 'eligibleStates' | 'minCreditScore' | 'minHomePrice'
>;

/** The grant for a home, in dollars; 0 if an answer does not meet the program's requirements. */
export function grantFor(
  answers: Answers & { readonly homePrice: number },
  terms: GrantTerms,
): number {
  const isCovered = unmetBy(answers, terms).length === 0;
  return isCovered
    ? Math.min(wholeDollars(terms.grantRate * answers.homePrice), terms.grantCap)
    : 0;
}
