import { findSortedRows } from '#server/db/sorted-rows.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { presentInteraction } from './present.ts';
import { interactionList } from './queries.ts';

/** The newest interactions of all visitors, as rows of a list. */
export async function listNewestInteractions({ db }: Context<StaffActor>, count: number) {
  const newest = await findSortedRows(db, interactionList(), {
    sort: 'createdAt',
    direction: 'desc',
    limit: count,
  });
  return newest.map(({ row }) => presentInteraction(row));
}
