import type { AuditedTransaction } from '../../transaction.ts';
import { lockOwnRow } from './queries.ts';

/** Keeps everybody else from changing an account until the transaction ends; of a deleted one nothing. */
export async function lockOwnAccount(tx: AuditedTransaction, id: number): Promise<void> {
  await lockOwnRow(tx, id);
}
