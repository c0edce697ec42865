import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { countAll } from './queries.ts';

/** How often the calculator was used. */
export function countCalculations({ db }: Context<StaffActor>): Promise<number> {
  return countAll(db);
}
