import type { Queryable } from '#server/db/queryable.ts';
import type { OwnAccount } from './find-account.ts';
import { noSuchAffiliate } from '../policy.ts';
import { findOwnRow } from './queries.ts';

/** An account as its own affiliate sees it; 404 where it was deleted. */
export async function readOwnAccount(db: Queryable, id: number): Promise<OwnAccount> {
  const row = await findOwnRow(db, id);
  if (!row) {
    throw noSuchAffiliate();
  }
  return row;
}
