import type { AuditedTransaction } from '../../transaction.ts';
import { changeWishes, lockWishes, type Wishes as StoredWishes } from './queries.ts';

/** The mails that an affiliate may do without. */
export type Wishes = StoredWishes;

/**
 * Changes which mails an affiliate wants, what is not named stays; answers the wishes before and
 * after, undefined where the account is gone. Of two changes at once neither takes the other back.
 */
export async function setMailWishes(tx: AuditedTransaction, id: number, wanted: Partial<Wishes>) {
  const before = await lockWishes(tx, id);
  if (before === undefined) {
    return undefined;
  }
  const after: Wishes = { ...before, ...wanted };
  await changeWishes(tx, id, after);
  return { before, after };
}
