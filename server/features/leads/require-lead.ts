import type { AffiliateActor, StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { noSuchLead } from './policy.ts';
import { hasLead } from './queries.ts';

/** 404 unless there is a lead with this number that the actor may see. */
export async function requireLead(
  { db, actor }: Context<StaffActor | AffiliateActor>,
  id: number,
): Promise<void> {
  if (!(await hasLead(db, leadScopeOf(actor), id))) {
    throw noSuchLead();
  }
}
