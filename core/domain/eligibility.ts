import type { ProgrammeTerms } from './programme-terms.ts';

/** The score is a number (see creditScoreNumber), the price is in dollars. */
export interface EligibilityInput {
  readonly creditScore: number;
  readonly homePrice: number;
  readonly state: string;
}

/** The outcome; each reason is true when its requirement is met. */
export interface EligibilityResult {
  readonly eligible: boolean;
  readonly reasons: {
    readonly state: boolean;
    readonly credit: boolean;
    readonly homePrice: boolean;
  };
}

/** Decides by state, minimum score and minimum home price of the terms. */
export function checkEligibility(
  { creditScore, homePrice, state }: EligibilityInput,
  terms: ProgrammeTerms,
): EligibilityResult {
  const reasons = {
    state: (terms.eligibleStates as readonly string[]).includes(state),
    credit: creditScore >= terms.minCreditScore,
    homePrice: homePrice >= terms.minHomePrice,
  };
  return {
    eligible: reasons.state && reasons.credit && reasons.homePrice,
    reasons,
  };
}
