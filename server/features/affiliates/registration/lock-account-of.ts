import type { Transaction } from '#server/db/queryable.ts';
import { lockByEmail } from '../writes.ts';

/**
 * The account of a mail address, however it is spelt; undefined where there is none or it was
 * deleted. Nobody else changes it until the commit.
 */
export function lockAccountOf(tx: Transaction, email: string) {
  return lockByEmail(tx, email);
}
