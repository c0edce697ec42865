import type { AuditedTransaction } from '../../transaction.ts';
import type { AffiliateRow } from '../queries.ts';
import { insertAffiliate, type NewAffiliate, type OwnSecrets } from '../writes.ts';

/**
 * Stores an affiliate who registers. Fails with the database's own 23505, which becomes 409 at its
 * field, for a code or a mail address in use.
 */
export function addAffiliate(
  tx: AuditedTransaction,
  row: NewAffiliate & OwnSecrets,
): Promise<AffiliateRow> {
  return insertAffiliate(tx, row);
}
