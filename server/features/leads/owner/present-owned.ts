import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { presentLead } from '../present.ts';
import type { LeadListRow } from '../queries.ts';

/** A lead of the queue as a row of a list. */
export function presentOwned(row: LeadListRow, terms: ProgrammeTerms) {
  return presentLead(row, terms);
}
