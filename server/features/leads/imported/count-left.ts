import type { Queryable } from '#server/db/queryable.ts';
import { countUndeleted } from './queries.ts';

/** How many leads of these imports were not deleted, by import; no query for an empty list. */
export async function countLeft(
  db: Queryable,
  importIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = importIds.length > 0 ? await countUndeleted(db, importIds) : [];
  return new Map(rows.map(({ importId, count }) => [importId, count]));
}
