import type { Queryable } from '#server/db/queryable.ts';
import { findNames } from './queries.ts';

/** The names of these partners by their number, deleted ones too; nothing is asked for nobody. */
export async function nameAffiliates(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = ids.length === 0 ? [] : await findNames(db, ids);
  return new Map(rows.map((row) => [row.id, row.name.trim()]));
}
