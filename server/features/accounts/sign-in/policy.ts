import type { Queryable, Transaction } from '#server/db/queryable.ts';
import type { SessionKind } from '#server/platform/sessions/session-cookies.ts';

export interface AccountName {
  kind: SessionKind;
  /** The name, normalised by `foldUserName`: of an account its own, else as typed. */
  account: string;
}

/** A claim on an email address, by a registration or an affiliate's change; or a wrong key. */
export interface Claim {
  kind: 'register' | 'address' | 'key';
  /** The address that registers, or the affiliate's id; of a key nothing. */
  account: string;
  caller: string;
}

export interface SignInAccount {
  id: number;
  /** The one name its tries are counted for, if it can be typed by another. */
  signInName?: string;
  /** The hash; null if none was ever set. */
  password: string | null;
}

/** A kind of account that signs in with a name and a password. */
export interface SignInKind<Account extends SignInAccount> {
  kind: SessionKind;
  entity: string;
  /** The account of a typed name; undefined also if it may not sign in. */
  find(db: Queryable, typed: string): Promise<Account | undefined>;
  /** Locks the account until the transaction ends. */
  lock(tx: Transaction, accountId: number): Promise<unknown>;
  /** Writes what else is stored when the session opens. */
  remember?(tx: Transaction, accountId: number, password: string | null): Promise<void>;
}
