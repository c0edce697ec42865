import type { AuditedTransaction } from '../../transaction.ts';
import { changeWishes, type Wishes as StoredWishes } from './queries.ts';

/** The mails that an affiliate may do without. */
export type Wishes = StoredWishes;

/** Changes which mails an affiliate wants. */
export function setMailWishes(tx: AuditedTransaction, id: number, wishes: Wishes): Promise<void> {
  return changeWishes(tx, id, wishes);
}
