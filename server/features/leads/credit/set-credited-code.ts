import type { AuditedTransaction } from '../../transaction.ts';
import { writeCode } from './writes.ts';

/**
 * Writes on a lead the code that it is credited to, which lists filter and sources are counted by.
 * It is no field that anybody edits, so it is not in the way of an edit that is open meanwhile.
 */
export function setCreditedCode(
  tx: AuditedTransaction,
  id: number,
  referralCode: string | null,
): Promise<void> {
  return writeCode(tx, id, referralCode);
}
