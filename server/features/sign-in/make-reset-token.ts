import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/open.ts';
import { insertToken, voidTokens } from './writes.ts';

/** How long the link of a mail sets a password. */
export const resetMinutes = 60;

/**
 * A fresh token of 256 bits that sets the password of an address's account, once and for an hour.
 * The earlier ones of the address are void, or those from before a moment.
 */
export async function makeResetToken(
  db: Database,
  address: string,
  voidBefore?: Date,
): Promise<string> {
  const plain = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    await voidTokens(tx, address, voidBefore);
    await insertToken(tx, {
      address,
      plain,
      minutes: resetMinutes,
    });
  });
  return plain;
}
