import type * as z from 'zod/mini';
import type { listHeroMedia as contract } from '#core/contract/media.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import type { Context } from '../context.ts';
import { presentMedia } from './present.ts';
import { heroMediaList } from './queries.ts';

type MediaQuery = z.output<NonNullable<(typeof contract)['query']>>;

/** A page of the films and pictures, newest first; `q` searches their names as they were sent. */
export function listHeroMedia({ db }: Context<StaffActor>, query: MediaQuery) {
  return findPage(db, heroMediaList(query), query, presentMedia);
}
