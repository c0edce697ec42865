import { desc } from 'drizzle-orm';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { leadList } from '../queries.ts';

/** The number of the newest lead that the actor may see; null for none. */
export async function findNewestLead({ db, actor }: Context<StaffActor>): Promise<number | null> {
  const { table, columns, where } = leadList(leadScopeOf(actor));
  const [newest] = await db.drizzle
    .select({ id: columns.id })
    .from(table)
    .where(where)
    .orderBy(desc(columns.id))
    .limit(1);
  return newest?.id ?? null;
}
