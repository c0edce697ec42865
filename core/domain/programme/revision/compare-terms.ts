import { checkEligibility, type EligibilityInput } from '../../visitor/eligibility.ts';
import type { ProgrammeTerms } from '../programme-terms.ts';
import { calculateSavings, type SavingsInput } from '../../visitor/savings.ts';
import { stateCodes } from '../../us-states.ts';

// Small, usual and large homes, under every limit of the model.
const homes: readonly SavingsInput[] = [
  { homePrice: 150_000, electricBill: 150, propertyState: 'WA' },
  { homePrice: 275_000, electricBill: 250, propertyState: 'GA' },
  { homePrice: 425_000, electricBill: 350, propertyState: 'TX' },
  { homePrice: 500_000, electricBill: 350, propertyState: 'CA' },
  { homePrice: 900_000, electricBill: 600, propertyState: 'KY' },
];

function estimateOf(home: SavingsInput, terms: ProgrammeTerms) {
  const { taxCredit, educationEarnings, totalBenefit, monthlySavings } = calculateSavings(
    home,
    terms,
  );
  return {
    taxCredit,
    educationEarnings,
    totalBenefit,
    monthlySavings,
  };
}

/** Results of the calculator for sample homes, before and after a change of terms. */
export function compareEstimates(before: ProgrammeTerms, after: ProgrammeTerms) {
  return homes.map((home) => ({
    ...home,
    before: estimateOf(home, before),
    after: estimateOf(home, after),
  }));
}

/** One buyer at every limit in either set of terms. */
function buyersAtLimits(before: ProgrammeTerms, after: ProgrammeTerms): EligibilityInput[] {
  const scores = [before.minCreditScore, after.minCreditScore];
  const prices = [before.minHomePrice, after.minHomePrice];
  const shared = stateCodes.find((state) =>
    [before, after].every(({ eligibleStates }) =>
      (eligibleStates as readonly string[]).includes(state),
    ),
  );
  const state = shared ?? 'TX';
  const creditScore = Math.max(...scores);
  const homePrice = Math.max(...prices);
  return [
    ...scores.map((score) => ({ state, homePrice, creditScore: score })),
    ...prices.map((price) => ({ state, creditScore, homePrice: price })),
    ...stateCodes.map((code) => ({ state: code, creditScore, homePrice })),
  ];
}

/** Buyers near the limits whose answer changes with the terms, with the new answer. */
export function compareEligibility(before: ProgrammeTerms, after: ProgrammeTerms) {
  return buyersAtLimits(before, after).flatMap(({ state, creditScore, homePrice }) => {
    const buyer = { state, creditScore, homePrice };
    const was = checkEligibility(buyer, before).eligible;
    const isEligible = checkEligibility(buyer, after).eligible;
    return was === isEligible ? [] : [{ ...buyer, isEligible }];
  });
}
