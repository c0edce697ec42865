import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import type { Context } from '../context.ts';
import { presentInteraction } from './present.ts';
import { interactionList, type InteractionQuery } from './queries.ts';

/** A page of interactions, of everybody or of one lead. */
export function listInteractions({ db }: Context<StaffActor>, query: InteractionQuery) {
  return findPage(db, interactionList(query), query, presentInteraction);
}
