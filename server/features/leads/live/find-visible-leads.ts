import { and, inArray } from 'drizzle-orm';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { leadRows, leadScopeOf } from '../../lead-scope.ts';
import { leadList, within } from '../queries.ts';

/** Which of these leads the actor may see, deleted ones included; asks nothing for none of them. */
export async function findVisibleLeads(
  { db, actor }: Context<StaffActor>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const scope = leadScopeOf(actor);
  if (ids.length === 0 || leadRows(scope).kind === 'all') {
    return new Set(ids);
  }
  const { table, columns } = leadList(scope);
  const visible = await db.drizzle
    .select({ id: columns.id })
    .from(table)
    .where(and(inArray(columns.id, [...ids]), within(scope)));
  return new Set(visible.map(({ id }) => id));
}
