import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { presentInteraction } from './present.ts';
import { countInteractions, findInteractions, type InteractionQuery } from './queries.ts';

/** A page of interactions, of everybody or of one lead. */
export async function listInteractions({ db }: Context<StaffActor>, query: InteractionQuery) {
  const rows = await findInteractions(db, query);
  const count = await countInteractions(db, query);
  return {
    items: rows.map(presentInteraction),
    ...count,
    page: query.page,
    pageSize: query.pageSize,
  };
}
