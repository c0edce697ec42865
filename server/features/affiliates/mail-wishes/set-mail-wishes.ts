import type { AuditedTransaction } from '../../transaction.ts';
import { changeWishes, lockWishes, type Wishes } from './queries.ts';

/** Mails that an affiliate wants from now on, or no longer; what is not named stays. */
export type NewWishes = { [Name in keyof Wishes]?: boolean | undefined };

/**
 * Changes which mails an affiliate wants; answers the wishes before and after, and whether they
 * differ: where they do not, nothing is written. Undefined where the account is gone. Of two changes
 * at once neither takes the other back.
 */
export async function setMailWishes(tx: AuditedTransaction, id: number, wanted: NewWishes) {
  const before = await lockWishes(tx, id);
  if (before === undefined) {
    return undefined;
  }
  const names = Object.keys(before) as (keyof Wishes)[];
  const after = { ...before };
  for (const name of names) {
    after[name] = wanted[name] ?? before[name];
  }
  const isChanged = names.some((name) => after[name] !== before[name]);
  if (isChanged) {
    await changeWishes(tx, id, after);
  }
  return { before, after, isChanged };
}
