import type { Queryable } from '#server/db/queryable.ts';
import { findUsernames } from './queries.ts';

/** The user names of these accounts, by their number; nothing is asked for nobody. */
export async function nameStaff(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) {
    return new Map();
  }
  const accounts = await findUsernames(db, ids);
  return new Map(accounts.map(({ id, username }) => [id, username]));
}
