import type { Language } from '#core/domain/language.ts';
import { insertMail } from '#server/db/jobs/insert-mails.ts';
import type { Queryable, Transaction } from '#server/db/queryable.ts';

/** What opens an account. */
export type AccountChange = 'password' | 'email';

interface Recipient {
  id: number;
  email: string;
  language: Language;
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
