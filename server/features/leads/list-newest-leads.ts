import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { presentLead } from './present.ts';
import { findLeads } from './queries.ts';

/** The newest leads that the actor may see, as rows of a list. */
export async function listNewestLeads({ db, actor }: Context<StaffActor>, count: number) {
  const rows = await findLeads(db, leadScopeOf(actor), {
    page: 1,
    pageSize: count,
    sort: 'createdAt',
    direction: 'desc',
  });
  return rows.map(presentLead);
}
