import type { AuditedTransaction } from '../../transaction.ts';
import { findOwnRow, lockOwnRow, type OwnAccountRow } from './queries.ts';
import { giveAddressBack } from './writes.ts';

/**
 * Gives an account an earlier address back and takes its password away; answers it before and after,
 * undefined where it is inactive or deleted. 409 where somebody else has the address by now.
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
