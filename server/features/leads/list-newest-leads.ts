import { findSortedRows } from '#server/db/sorted-rows.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { presentLead } from './present.ts';
import { leadList } from './queries.ts';

/** The newest leads that the actor may see, as rows of a list. */
export async function listNewestLeads({ db, actor }: Context<StaffActor>, count: number) {
  const newest = await findSortedRows(db, leadList(leadScopeOf(actor)), {
    sort: 'createdAt',
    direction: 'desc',
    limit: count,
  });
  return newest.map(({ row }) => presentLead(row));
}
