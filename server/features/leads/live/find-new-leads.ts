import { and, asc, gt } from 'drizzle-orm';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { type LeadFilters, leadList } from '../queries.ts';

const most = 100;

/** The numbers of the leads that came behind one and fit a list, the first hundred of them. */
export async function findNewLeads(
  { db, actor, config }: Context<StaffActor>,
  { after, ...filters }: LeadFilters & { after: number },
) {
  const { table, columns, where } = leadList(leadScopeOf(actor), filters, config.timeZone);
  const rows = await db.drizzle
    .select({ id: columns.id })
    .from(table)
    .where(and(gt(columns.id, after), where))
    .orderBy(asc(columns.id))
    .limit(most + 1);
  const ids = rows.map(({ id }) => id);
  return {
    ids: ids.slice(0, most),
    hasMore: ids.length > most,
  };
}
