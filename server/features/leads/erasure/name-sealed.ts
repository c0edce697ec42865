import type { Queryable } from '#server/db/queryable.ts';
import { findSealed } from './queries.ts';

/** The numbers of those of these leads that nobody may read any more. */
export async function nameSealed(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  return ids.length === 0 ? new Set() : findSealed(db, ids);
}
