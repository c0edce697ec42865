import type { Queryable, Transaction } from '#server/db/queryable.ts';
import type { SessionKind } from '#server/platform/sessions/session-cookies.ts';

/** An account as failures are counted for it. */
export interface AccountName {
  kind: SessionKind;
  /** What is typed to sign in, as `foldUserName` writes it. */
  account: string;
}

/** A claim on an address of mail: by who registers, or by an affiliate who wants another one. */
export interface Claim {
  kind: 'register' | 'address';
  /** The address that registers, or the number of the affiliate. */
  account: string;
  caller: string;
}

export interface SignInAccount {
  id: number;
  /** The hash; null where none was ever set. */
  password: string | null;
}

/** A kind of account that signs in with a name and a password. */
export interface Door<Account extends SignInAccount> {
  kind: SessionKind;
  /** What the audit log calls an account. */
  entity: string;
  /** The account of a name as typed; undefined also for one that may not sign in. */
  find(db: Queryable, typed: string): Promise<Account | undefined>;
  /** What else is kept with the session that opens. */
  remember?(tx: Transaction, accountId: number, password: string | null): Promise<void>;
}
