import { checkEligibility, type EligibilityInput, type Requirement } from './eligibility.ts';
import type { ProgrammeTerms } from '../programme/programme-terms.ts';

interface ChangeOf<Reason extends Requirement, Field extends keyof EligibilityInput, To> {
  readonly field: Field;
  /** The nearest value that meets the requirement; for the state, every one that does. */
  readonly to: To;
  readonly reason: Reason;
}

export type NearMissChange =
  | ChangeOf<'state', 'state', readonly string[]>
  | ChangeOf<'credit', 'creditScore', number>
  | ChangeOf<'homePrice', 'homePrice', number>;

/** The smallest changes with which the answers meet every requirement; none if they do already. */
export function nearMiss(input: EligibilityInput, terms: ProgrammeTerms): NearMissChange[] {
  const { reasons } = checkEligibility(input, terms);
  const { eligibleStates, minCreditScore, minHomePrice } = terms;
  const changes: readonly NearMissChange[] = [
    { field: 'state', to: eligibleStates, reason: 'state' },
    { field: 'creditScore', to: minCreditScore, reason: 'credit' },
    { field: 'homePrice', to: minHomePrice, reason: 'homePrice' },
  ];
  return changes.filter(({ reason }) => !reasons[reason]);
}
