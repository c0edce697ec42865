import { valuesOf } from '#core/contract/page.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import type { Context } from '../context.ts';
import { isCounted } from '../counts/is-counted.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { countMany } from './search/count-many.ts';
import { countedFilters, countFittingLeads } from './count-fitting-leads.ts';
import { isFiltered } from './plain-filters.ts';
import { presentLead } from './present.ts';
import { leadList, type LeadQuery } from './queries.ts';

// What fits a filter is spread over the names: so many are found as quickly all together as along an
// index by name, and more of them never slower.
const fewOfFilter = 2_000;

/**
 * Whether an index by age holds what fits, so that walking along it meets no others, or what fits is
 * frequent: of two filters one with a single value is enough, for the index holds the other as well.
 */
function isByAge(query: LeadQuery): boolean {
  const { status, state, source } = query;
  const asked = [status, state, source].map(valuesOf).filter((values) => values.length > 0);
  const isOne = asked.some((values) => values.length === 1);
  return countedFilters(query).length < 2 || asked.length === 0 || isOne;
}

/** How a page is found, by what is known of the list without counting it. */
async function knowHow(context: Context<StaffActor>, query: LeadQuery) {
  const isSorted = query.sort !== 'createdAt';
  const count = (await isCounted(context)) ? countFittingLeads(context, query) : undefined;
  if (count) {
    const isInOrder = isSorted ? !isFiltered(query) : isByAge(query);
    // The index of a partner's leads holds their names; those to check are few.
    const isMarked = Boolean(query.affiliate) || Boolean(query.check);
    return { count, isInOrder, few: isMarked ? undefined : fewOfFilter };
  }
  return { count: countMany(context, query) };
}

/** A page of leads as staff sort, filter and search them; whoever shows it writes that down. */
export async function findLeadPage(context: Context<StaffActor>, query: LeadQuery) {
  const { db, actor, config } = context;
  const list = leadList(leadScopeOf(actor), query, config.timeZone);
  return findPage(db, list, query, presentLead, await knowHow(context, query));
}
