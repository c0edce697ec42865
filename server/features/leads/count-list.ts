import { cappedTotal, countUpTo, mostCounted, type RowCount } from '#server/db/count.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { type LeadFilters, leadList } from './queries.ts';

/** How many leads fit that the actor may see, as the total of their list says it. */
export async function countList(
  { db, actor, config }: Context<StaffActor>,
  filters: LeadFilters,
): Promise<RowCount> {
  const list = leadList(leadScopeOf(actor), filters, config.timeZone);
  return cappedTotal(await countUpTo(db, list, mostCounted));
}
