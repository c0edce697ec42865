import type { Transaction } from '#server/db/queryable.ts';
import { type EarlierAddress, spendUndo, voidUndosSince } from './writes.ts';

/**
 * Uses a token up, and with it those of the same change and of later ones: what somebody did since
 * with the account brings nothing back, however late its mail leaves. Undefined when it was used before, is over, or never was.
 */
export async function useUndoToken(
  tx: Transaction,
  token: string,
): Promise<EarlierAddress | undefined> {
  const earlier = await spendUndo(tx, token);
  if (earlier) {
    await voidUndosSince(tx, earlier);
  }
  return earlier;
}
