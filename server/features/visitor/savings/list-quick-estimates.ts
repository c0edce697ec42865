import { formDefaults, quickBills, quickState, usualBill } from '#core/domain/options.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { type ProgrammeTerms, statesOutside } from '#core/domain/programme/programme-terms.ts';
import { type StateCode, stateCodes } from '#core/domain/us-states.ts';
import type { Context } from '../../context.ts';
import { estimateSavings } from './calculate-savings.ts';

/** What of the answer rests on confirmed facts. */
function answerViewOf(terms: ProgrammeTerms) {
  const { fhaLeastDownRate, closingCosts, minHomePrice, showsMonthlyCost } = terms;
  const may = (...facts: readonly string[]) => facts.every((fact) => mayShow(terms, fact));
  const panels = may('payment-illustration', 'savings-range', 'solar-cap');
  return {
    terms: { fhaLeastDownRate, closingCosts },
    shows: {
      bring: may('down-payment', 'closing-costs'),
      month: showsMonthlyCost && may('payment-illustration', 'down-payment'),
      panels,
      savings: panels && showsMonthlyCost,
    },
    minHomePrice,
  };
}

/** The estimates of the usual bills in a state, by these terms. */
export function quickEstimatesOf(propertyState: StateCode, terms: ProgrammeTerms) {
  const { homePrice } = formDefaults;
  const estimates = quickBills.map((electricBill) => {
    const home = { propertyState, homePrice, electricBill };
    return { ...estimateSavings(home, terms), ...home };
  });
  return { estimates, outside: statesOutside(terms), view: answerViewOf(terms) };
}

/** The answer that the landing page comes with, for a state that the program reaches. */
export function firstAnswerOf(terms: ProgrammeTerms) {
  const reached = (state: StateCode) => terms.eligibleStates.includes(state);
  const state = reached(quickState) ? quickState : (stateCodes.find(reached) ?? quickState);
  return { electricBill: usualBill, ...quickEstimatesOf(state, terms) };
}

/** Estimates the usual bills of a state by today's terms; keeps nothing. */
export async function listQuickEstimates({ programme }: Context, { state }: { state: string }) {
  return quickEstimatesOf(state as StateCode, await programme.currentTerms());
}
