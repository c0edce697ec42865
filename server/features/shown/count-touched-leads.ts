import { openLeadStatuses } from '#core/domain/lead-status.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { Services } from '../context.ts';
import { figuresOf } from './figure-terms.ts';
import { isOutdated } from './is-outdated.ts';
import { findOpenLeads } from './queries.ts';

// In pieces, and no more of them: the embedded database does nothing else meanwhile.
const leadsAtOnce = 500;
const mostPieces = 4;

/** How many of the leads that were looked at are touched, and whether those were all. */
export interface TouchedLeads {
  touched: number;
  looked: number;
  isAll: boolean;
}

/**
 * How many open leads were shown what holds under some terms and no longer under others; of very many
 * the newest are looked at.
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
  let belowId = Number.MAX_SAFE_INTEGER;
  for (let piece = 0; piece < mostPieces; piece += 1) {
    const leads = await findOpenLeads(db, openLeadStatuses, [leadsAtOnce, belowId]);
    touched += leads.filter((lead) => !isOutdated(lead, before) && isOutdated(lead, after)).length;
    looked += leads.length;
    if (leads.length < leadsAtOnce) {
      return { touched, looked, isAll: true };
    }
    belowId = leads.at(-1)!.id;
  }
  return { touched, looked, isAll: false };
}
