import { countRows, type RowCount } from '#server/db/count.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { isCounted } from '../counts/is-counted.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { countMany } from './search/count-many.ts';
import { countFittingLeads } from './count-fitting-leads.ts';
import { type LeadFilters, leadList } from './queries.ts';

/** How many leads fit that the actor may see: exact up to 10,000, and beyond where it is known. */
export async function countList(
  context: Context<StaffActor>,
  filters: LeadFilters,
): Promise<RowCount> {
  const known = (await isCounted(context)) ? countFittingLeads(context, filters) : undefined;
  if (known) {
    return known();
  }
  const { db, actor, config } = context;
  const many = await countMany(context, filters)?.();
  if (many) {
    return many;
  }
  const { table, where } = leadList(leadScopeOf(actor), filters, config.timeZone);
  return countRows(db, table, where);
}
