import type { Queryable, Transaction } from '#server/db/queryable.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { noSuchAffiliate } from '../policy.ts';
import { type AffiliateRow, findMailed } from '../queries.ts';
import { insertAffiliate, lockByEmail, type NewAffiliate, type OwnSecrets } from '../writes.ts';
import {
  findActiveByEmail,
  findHash,
  findOwnRow,
  lockOwnRow,
  type OwnAccountRow,
} from './queries.ts';
import { giveAddressBack, storeHash } from './writes.ts';

// The account of an affiliate, for the feature `accounts` and for mails.

/** An account as its own affiliate sees it. */
export type OwnAccount = OwnAccountRow;

/** An account with the hash of its password; null if none is set. */
export interface Account extends OwnAccount {
  password: string | null;
}

/** The account that signs in with an email address; undefined if it is inactive or deleted. */
export function findAccount(db: Queryable, email: string): Promise<Account | undefined> {
  return findActiveByEmail(db, email);
}

/** 404 if the account was deleted. */
export async function readOwnAccount(db: Queryable, id: number): Promise<OwnAccount> {
  const row = await findOwnRow(db, id);
  if (!row) {
    throw noSuchAffiliate();
  }
  return row;
}

/** The hash of an affiliate's password; null if none was ever set. */
export function readOwnHash(db: Queryable, id: number): Promise<string | null> {
  return findHash(db, id);
}

/** The names that a mail uses; undefined if the account is inactive or deleted. */
export function findMailedAffiliate(db: Queryable, id: number) {
  return findMailed(db, id);
}

/** Locks an account until the transaction ends; does nothing if it was deleted. */
export async function lockOwnAccount(tx: AuditedTransaction, id: number): Promise<void> {
  await lockOwnRow(tx, id);
}

/** Finds and locks the account of an email address; undefined if there is none or it was deleted. */
export function lockAccountOf(tx: Transaction, email: string) {
  return lockByEmail(tx, email);
}

/** Stores a new affiliate. Fails with 23505, which becomes 409, if the code or address is in use. */
export function addAffiliate(
  tx: AuditedTransaction,
  row: NewAffiliate & OwnSecrets,
): Promise<AffiliateRow> {
  return insertAffiliate(tx, row);
}

interface NewHash {
  id: number;
  /** The hash that was checked; absent if the old password does not matter. */
  from?: string | null;
  to: string;
}

/**
 * Stores the hash of a new password; false if the account is inactive or deleted, or its password is
 * no longer `from`.
 */
export function setOwnPassword(
  tx: AuditedTransaction,
  { id, ...hashes }: NewHash,
): Promise<boolean> {
  return storeHash(tx, id, hashes);
}

/**
 * Restores an earlier email address and removes the password. Returns the account before and after;
 * undefined if it is inactive or deleted. 409 if another account has the address by now.
 */
export async function restoreOwnAddress(
  tx: AuditedTransaction,
  id: number,
  email: string,
): Promise<{ before: OwnAccountRow; after: OwnAccountRow } | undefined> {
  const before = await lockOwnRow(tx, id);
  if (!before || !(await giveAddressBack(tx, id, email))) {
    return undefined;
  }
  return { before, after: (await findOwnRow(tx, id))! };
}
