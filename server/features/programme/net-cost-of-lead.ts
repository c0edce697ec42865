import { type NetCost, netCostOf } from '#core/domain/visitor/cost/net-cost.ts';
import { type Answers, unmetBy } from '#core/domain/visitor/eligibility.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { Context } from '../context.ts';
import { findKeptTerms } from './queries.ts';

/** The stored figures that savings are compared with, and the answers they were computed from. */
interface StoredFigures extends Answers {
  solarCost: number | null;
  monthlySavings: number | null;
  monthlySavingsLow: number | null;
  termsVersion: string | null;
}

/**
 * Monthly cost of a lead's panels against the savings, from its stored figures and the terms they
 * were computed with. A premium missing in those terms is taken from today's. Null if nothing was
 * computed, and outside the program.
 */
export async function netCostOfLead(
  { db, programme }: Pick<Context, 'db' | 'programme'>,
  lead: StoredFigures,
): Promise<NetCost | null> {
  const [today, kept] = await Promise.all([
    programme.currentTerms(),
    findKeptTerms(db, lead.termsVersion),
  ]);
  return netCostBy({ ...today, ...kept }, lead);
}

/** The same by terms that are known. */
export function netCostBy(terms: ProgrammeTerms, lead: StoredFigures): NetCost | null {
  const { solarCost, monthlySavings, monthlySavingsLow } = lead;
  if (solarCost === null || monthlySavings === null) {
    return null;
  }
  const figures = {
    solarCost,
    monthlySavings,
    monthlySavingsLow: monthlySavingsLow ?? monthlySavings,
  };
  return unmetBy(lead, terms).length === 0 ? netCostOf(figures, terms) : null;
}
