import { creditScoreNumber } from './credit-score.ts';
import type { ProgrammeTerms } from '../programme/programme-terms.ts';

/** The score is a number (see creditScoreNumber), the price is in dollars. */
export interface EligibilityInput {
  readonly creditScore: number;
  readonly homePrice: number;
  readonly state: string;
}

export type RequiredTerms = Pick<
  ProgrammeTerms,
  'eligibleStates' | 'minCreditScore' | 'minHomePrice'
>;

/** The verdict; each field is true if its requirement is met. */
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
  terms: RequiredTerms,
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

export const requirements = ['state', 'credit', 'homePrice'] as const;

export type Requirement = (typeof requirements)[number];

/** The answers that are checked; the score is a number or a range such as '620-659'. */
export interface Answers {
  readonly propertyState?: string | null | undefined;
  readonly creditScore?: number | string | null | undefined;
  readonly homePrice?: number | null | undefined;
}

/** Whether each requirement is met; null if the answer is missing. */
export type MetRequirements = Readonly<Record<Requirement, boolean | null>>;

export function metRequirements(answers: Answers, terms: RequiredTerms): MetRequirements {
  const { propertyState: state, homePrice } = answers;
  const score = answers.creditScore ?? null;
  const creditScore = typeof score === 'string' ? creditScoreNumber(score) : score;
  const { reasons } = checkEligibility(
    { state: state ?? '', creditScore: creditScore ?? 0, homePrice: homePrice ?? 0 },
    terms,
  );
  return {
    state: state ? reasons.state : null,
    credit: creditScore === null ? null : reasons.credit,
    homePrice: homePrice ? reasons.homePrice : null,
  };
}

/** The requirements that these answers do not meet; a missing answer counts as met. */
export function unmetBy(answers: Answers, terms: RequiredTerms): Requirement[] {
  const met = metRequirements(answers, terms);
  return requirements.filter((name) => met[name] === false);
}
