import type { Queryable } from '#server/db/queryable.ts';
import { findIdsByText, findNames } from './queries.ts';

/** The names of these affiliates by their number, deleted ones too; nothing is asked for nobody. */
export async function nameAffiliates(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = ids.length === 0 ? [] : await findNames(db, ids);
  return new Map(rows.map((row) => [row.id, row.name.trim()]));
}

/** At most 50 affiliates, deleted ones too, whose name, mail, company or code holds a text. */
export async function findAffiliateIds(db: Queryable, text: string): Promise<number[]> {
  const rows = await findIdsByText(db, text);
  return rows.map(({ id }) => id);
}
