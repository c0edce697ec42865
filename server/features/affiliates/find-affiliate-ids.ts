import type { Queryable } from '#server/db/queryable.ts';
import { findIdsByText } from './queries.ts';

/** At most 50 partners, deleted ones too, whose name, mail, company or code holds a text. */
export async function findAffiliateIds(db: Queryable, text: string): Promise<number[]> {
  const rows = await findIdsByText(db, text);
  return rows.map(({ id }) => id);
}
