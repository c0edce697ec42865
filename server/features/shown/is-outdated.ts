import { checkEligibility } from '#core/domain/eligibility.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { doesEstimateHold } from '../applications/does-estimate-hold.ts';
import { doesCalculationHold } from '../savings/does-calculation-hold.ts';
import type { ShownLead } from './queries.ts';

/** Whether a lead was shown anything that these terms would not show; as its page says it. */
export function isOutdated(lead: ShownLead, terms: ProgrammeTerms): boolean {
  return (
    !doesEstimateHold(lead, terms) ||
    lead.calculations.some(({ result, ...home }) => !doesCalculationHold(home, result, terms)) ||
    lead.checks.some((check) => checkEligibility(check, terms).eligible !== check.eligible)
  );
}
