import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { type CountKind, findFirstDay } from './queries.ts';

/**
 * The first of the lender's days of which anything of a kind is counted: what retention removed or
 * nobody kept yet is not. Null where nothing is; what came in the last minute does not matter.
 */
export function readFirstDay({ db }: Context<StaffActor>, kind: CountKind): Promise<string | null> {
  return findFirstDay(db, kind);
}
