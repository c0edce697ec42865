import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { countSinceMidnight } from './queries.ts';

/** All leads that the actor may see, and those of the lender's day so far; exact. */
export function countLeads({ db, actor, config, now }: Context<StaffActor>) {
  const { timeZone } = config;
  return countSinceMidnight(db, leadScopeOf(actor), {
    now,
    timeZone,
  });
}
