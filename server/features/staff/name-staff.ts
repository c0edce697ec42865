import type { Queryable } from '#server/db/queryable.ts';
import { findNames } from './queries.ts';
import { staffName } from './staff-name.ts';

/**
 * What these accounts are called, by their number: the person's name, or the user name where none
 * was entered. Nothing is asked for nobody.
 */
export async function nameStaff(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) {
    return new Map();
  }
  const accounts = await findNames(db, ids);
  return new Map(accounts.map((account) => [account.id, staffName(account)]));
}
