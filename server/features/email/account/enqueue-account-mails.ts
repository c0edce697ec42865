import type { Language } from '#core/domain/language.ts';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { countMails, insertMail } from '../queries.ts';

// Each is enqueued in the transaction of its cause.

/** What opens an account. */
export type AccountChange = 'password' | 'email';

interface Recipient {
  id: number;
  email: string;
  language: Language;
}

export function enqueueWelcome(tx: Transaction, { id, email, language }: Recipient) {
  return insertMail(tx, {
    kind: 'welcome',
    recipient: email,
    language,
    payload: { affiliateId: id },
  });
}

/**
 * Tells an affiliate that somebody tried to register with their address. Anybody can cause this
 * mail, so a mailbox gets one a day at most. The caller must hold a lock on the affiliate's row.
 */
export async function enqueueAccountExists(
  tx: Transaction,
  { id, email, language }: Recipient,
): Promise<void> {
  if ((await countMails(tx, 'account_exists', email)) === 0) {
    await insertMail(tx, {
      kind: 'account_exists',
      recipient: email,
      language,
      payload: { affiliateId: id },
    });
  }
}

/** Tells an affiliate that the account changed; a change of address goes to the old one. */
export function enqueueChangeNotice(
  tx: Transaction,
  { id, email, language }: Recipient,
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
