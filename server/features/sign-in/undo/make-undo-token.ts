import { randomBytes } from 'node:crypto';
import type { Queryable } from '#server/db/queryable.ts';
import { type EarlierAddress, insertUndo } from './writes.ts';

/** How long an old address can take a new one back. */
export const undoHours = 72;

/**
 * A fresh token of 256 bits that gives an account its earlier address back, once, until so many hours
 * after the change. Of one mail that is tried again each works: nobody knows which of them arrived.
 */
export async function makeUndoToken(db: Queryable, earlier: EarlierAddress): Promise<string> {
  const plain = randomBytes(32).toString('base64url');
  await insertUndo(db, earlier, { plain, hours: undoHours });
  return plain;
}
