import type { Transaction } from '#server/db/queryable.ts';
import { spendToken } from './writes.ts';

/** Uses a token up: of many callers at once it is true for one. */
export function useResetToken(tx: Transaction, token: string): Promise<boolean> {
  return spendToken(tx, token);
}
