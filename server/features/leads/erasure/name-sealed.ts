import type { Queryable } from '#server/db/queryable.ts';
import { findSealed } from './queries.ts';

/** Those of these leads that are sealed or erased. */
export async function nameSealed(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  return ids.length === 0 ? new Set() : findSealed(db, ids);
}
