import type { Queryable } from '#server/db/queryable.ts';
import { presentInteraction } from './present.ts';
import { listInteractions } from './queries.ts';

/** The newest interactions of all visitors. */
export async function listNewestInteractions(db: Queryable, count: number) {
  return (
    await listInteractions(db, {
      page: 1,
      pageSize: count,
      direction: 'desc',
    })
  ).map(presentInteraction);
}
