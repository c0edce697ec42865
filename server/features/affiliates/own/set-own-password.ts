import type { AuditedTransaction } from '../../transaction.ts';
import { storeHash } from './writes.ts';

interface NewHash {
  id: number;
  /** The hash that was looked at; absent where the old one does not matter. */
  from?: string | null;
  to: string;
}

/**
 * Stores the hash of an affiliate's password; false when the account is inactive or deleted, or has
 * another password than `from` by now.
 */
export function setOwnPassword(
  tx: AuditedTransaction,
  { id, ...hashes }: NewHash,
): Promise<boolean> {
  return storeHash(tx, id, hashes);
}
