import { checkEligibility } from '#core/domain/visitor/eligibility.ts';
import { openLeadStatuses } from '#core/domain/leads/lead-status.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { doesEstimateHold } from '../applications/estimate-lead.ts';
import type { Services } from '../../context.ts';
import { doesCalculationHold } from '../savings/does-calculation-hold.ts';
import { figuresOf } from './figure-terms.ts';
import { findLeadsBefore, type Place, type ShownLead } from './queries.ts';

/** Whether a lead was shown anything that these terms would not show; agrees with its page. */
export function isEstimateStale(lead: ShownLead, terms: ProgrammeTerms): boolean {
  return (
    !doesEstimateHold(lead, terms) ||
    lead.calculations.some(({ result, ...home }) => !doesCalculationHold(home, result, terms)) ||
    lead.checks.some((check) => checkEligibility(check, terms).eligible !== check.eligible)
  );
}

// In a few pieces only: someone waits for the answer.
const leadsAtOnce = 500;
const mostPieces = 4;

/** How many of the leads that were looked at are touched, and whether those were all. */
interface TouchedLeads {
  touched: number;
  looked: number;
  isAll: boolean;
}

/**
 * How many open leads were shown something that some terms show and others do not; of very many,
 * only the newest are checked.
 */
export async function countTouchedLeads(
  { db }: Pick<Services, 'db'>,
  { before, after }: { before: ProgrammeTerms; after: ProgrammeTerms },
): Promise<TouchedLeads> {
  let touched = 0;
  let looked = 0;
  if (figuresOf(before) === figuresOf(after)) {
    return { touched, looked, isAll: true };
  }
  let place: Place = { at: 'infinity', id: 0 };
  for (let piece = 0; piece < mostPieces; piece += 1) {
    const leads = await findLeadsBefore(db, place, leadsAtOnce, openLeadStatuses);
    touched += leads.filter(
      (lead) => !isEstimateStale(lead, before) && isEstimateStale(lead, after),
    ).length;
    looked += leads.length;
    if (leads.length < leadsAtOnce) {
      return { touched, looked, isAll: true };
    }
    place = leads.at(-1)!;
  }
  return { touched, looked, isAll: false };
}
