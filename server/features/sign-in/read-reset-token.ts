import type { Queryable } from '#server/db/queryable.ts';
import { findAddress } from './writes.ts';

/** The address of mail that a token was sent to, while it may be used. */
export function readResetToken(db: Queryable, token: string): Promise<string | undefined> {
  return findAddress(db, token);
}
