import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { presentInteraction } from './present.ts';
import { findInteractions } from './queries.ts';

/** The newest interactions of all visitors, as rows of a list. */
export async function listNewestInteractions({ db }: Context<StaffActor>, count: number) {
  const rows = await findInteractions(db, {
    page: 1,
    pageSize: count,
    direction: 'desc',
  });
  return rows.map(presentInteraction);
}
