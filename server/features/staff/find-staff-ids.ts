import type { Queryable } from '#server/db/queryable.ts';
import { findIdsByText } from './queries.ts';

/** At most 50 accounts whose user name or name holds a text. */
export async function findStaffIds(db: Queryable, text: string): Promise<number[]> {
  const rows = await findIdsByText(db, text.toLowerCase());
  return rows.map(({ id }) => id);
}
