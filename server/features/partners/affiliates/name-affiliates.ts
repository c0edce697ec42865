import type { Queryable } from '#server/db/queryable.ts';
import { findNames } from './queries.ts';

/** Names of these affiliates by id, including deleted ones; no query for an empty list. */
export async function nameAffiliates(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = ids.length === 0 ? [] : await findNames(db, ids);
  return new Map(rows.map((row) => [row.id, row.name.trim()]));
}
