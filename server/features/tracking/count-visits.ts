import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { countSteps } from './queries.ts';

/** How many pages were viewed, and in how many visits something was done. */
export function countVisits({ db }: Context<StaffActor>) {
  return countSteps(db);
}
