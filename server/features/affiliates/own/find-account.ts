import type { Queryable } from '#server/db/queryable.ts';
import { findActiveByEmail, type OwnAccountRow } from './queries.ts';

/** An account as its own affiliate sees it. */
export type OwnAccount = OwnAccountRow;

/** An account with the hash of its password, null while none was set. */
export interface Account extends OwnAccount {
  password: string | null;
}

/** The account that signs in with an address of mail; undefined where it is inactive or deleted. */
export function findAccount(db: Queryable, email: string): Promise<Account | undefined> {
  return findActiveByEmail(db, email);
}
