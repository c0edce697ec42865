import type { Queryable } from '#server/db/queryable.ts';
import { findNames } from './queries.ts';

/** The names of these affiliates, deleted ones included, by their number. */
export async function nameAffiliates(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) {
    return new Map();
  }
  const found = await findNames(db, ids);
  return new Map(found.map(({ id, name }) => [id, name.trim()]));
}
