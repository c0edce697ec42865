import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Language } from '#core/domain/language.ts';
import { insertMail } from '#server/db/jobs/insert-mails.ts';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { affiliates } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import { changedNow } from '../writes.ts';
import { lockOwnAccount, type OwnAccount, readOwnAccount } from './queries.ts';

/** The fields affiliates may change in their account, and what follows from them. */
export type OwnChanges = Partial<
  Omit<OwnAccount, 'id' | 'referralCode' | 'createdAt' | 'updatedAt'> & { licenseVerifiedAt: null }
>;

/** Fails with 23505 on affiliates_email. */
export async function changeOwnRow(tx: AuditedTransaction, id: number, changes: OwnChanges) {
  await tx.drizzle
    .update(affiliates)
    .set({ ...changes, updatedAt: changedNow })
    .where(eq(affiliates.id, id));
}

/** Changes an active account; false if it is inactive or deleted, or its password is not `from`. */
async function changeSecrets(
  tx: AuditedTransaction,
  accountId: number,
  secrets: { password: string | null; email?: string },
  from?: string | null,
) {
  const { id, password, isActive, deletedAt } = affiliates;
  const isThere = from ? eq(password, from) : undefined;
  const { rowCount } = await tx.drizzle
    .update(affiliates)
    .set({ ...secrets, updatedAt: changedNow })
    .where(and(eq(id, accountId), isActive, isNull(deletedAt), isThere));
  return rowCount! > 0;
}

interface NewHash {
  id: number;
  /** The hash that was checked; absent if the old password does not matter. */
  from?: string | null;
  to: string;
}

/** Stores a new hash; false if the account is gone or inactive, or its password is not `from`. */
export function setOwnPassword(tx: AuditedTransaction, { id, from, to }: NewHash) {
  return changeSecrets(tx, id, { password: to }, from);
}

/**
 * Restores an earlier email address and removes the password, because the person who changed the
 * address knew it. Returns the account before and after; undefined if it is inactive or deleted.
 * 409 if another account has the address by now.
 */
export async function restoreOwnAddress(tx: AuditedTransaction, id: number, email: string) {
  const before = await lockOwnAccount(tx, id);
  if (!before || !(await changeSecrets(tx, id, { email, password: null }))) {
    return undefined;
  }
  return { before, after: await readOwnAccount(tx, id) };
}

/** Changes that affect access to an account. */
export type AccountChange = 'password' | 'email';

/** Tells an affiliate that the account changed; a change of address is reported to the old one. */
export function enqueueChangeNotice(
  tx: Transaction,
  { id, email, language }: { id: number; email: string; language: Language },
  change: AccountChange,
) {
  return insertMail(tx, {
    kind: 'account_changed',
    recipient: email,
    language,
    payload: { affiliateId: id, change },
  });
}

/**
 * Enqueues a request for a new password whether or not the address has an account: the worker looks
 * that up. `language` is that of the page; the mail uses the account's.
 */
export function enqueueResetMail(
  db: Queryable,
  { email, language }: { email: string; language: Language },
) {
  return insertMail(db, {
    kind: 'password_reset',
    recipient: email,
    language,
    payload: {},
  });
}

interface Visit {
  id: number;
  seenAt: Date;
  newsSince: Date | null;
  /** Writes nothing if the affiliate was seen after this: of two tabs the first one counts. */
  unlessSeenAfter: Date;
}

/** Stores that an affiliate was here. Not audited: it is no change of the account. */
export async function noteVisit(db: Queryable, { id, seenAt, newsSince, unlessSeenAfter }: Visit) {
  const isLonger = or(isNull(affiliates.seenAt), lt(affiliates.seenAt, unlessSeenAfter));
  await db.drizzle
    .update(affiliates)
    .set({ seenAt, newsSince })
    .where(and(eq(affiliates.id, id), isLonger));
}
