import { formDefaults, quickBills } from '#core/domain/options.ts';
import { type ProgrammeTerms, statesOutside } from '#core/domain/programme-terms.ts';
import type { StateCode } from '#core/domain/us-states.ts';
import type { Context } from '../../context.ts';
import { estimateSavings } from './calculate-savings.ts';

/** The estimates of the usual bills in a state, by these terms. */
export function quickEstimatesOf(propertyState: StateCode, terms: ProgrammeTerms) {
  const { homePrice } = formDefaults;
  const estimates = quickBills.map((electricBill) => {
    const home = { propertyState, homePrice, electricBill };
    return { ...estimateSavings(home, terms), ...home };
  });
  return { estimates, outside: statesOutside(terms) };
}

/** Estimates the usual bills of a state by today's terms; keeps nothing. */
export async function listQuickEstimates({ programme }: Context, { state }: { state: string }) {
  return quickEstimatesOf(state as StateCode, await programme.currentTerms());
}
