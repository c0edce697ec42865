import type { Transaction } from '#server/db/queryable.ts';
import { type AccountMail, countMails, insertAccountMail } from './queries.ts';

/** Enqueues a mail to an affiliate about the own account, in the transaction of its cause. */
export function enqueueAccountMail(tx: Transaction, mail: AccountMail): Promise<void> {
  return insertAccountMail(tx, mail);
}

/**
 * The same for a mail that anybody can cause: at most one of its kind a day goes to a mailbox. The
 * caller holds the affiliate's row, so that two at once do not both find none.
 */
export async function enqueueOnceADay(tx: Transaction, mail: AccountMail): Promise<void> {
  if ((await countMails(tx, mail.kind, mail.recipient)) === 0) {
    await insertAccountMail(tx, mail);
  }
}
