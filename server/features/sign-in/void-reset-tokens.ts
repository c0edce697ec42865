import type { Transaction } from '#server/db/queryable.ts';
import { voidTokens } from './writes.ts';

/** No link that was mailed to an address sets a password any longer. */
export function voidResetTokens(tx: Transaction, email: string): Promise<void> {
  return voidTokens(tx, email);
}
