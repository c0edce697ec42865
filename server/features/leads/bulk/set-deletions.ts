import type { AuditedTransaction, ChangeOfMany } from '../../transaction.ts';
import type { BulkLead } from './queries.ts';
import { setDeleted } from './writes.ts';

/**
 * Deletes leads or takes their deletion back, with the line in the audit log that a single one
 * writes; answers these lines.
 */
export async function setDeletions(
  tx: AuditedTransaction,
  leads: readonly BulkLead[],
  isDeleted: boolean,
): Promise<ChangeOfMany[]> {
  if (leads.length === 0) {
    return [];
  }
  const ids = leads.map(({ id }) => id);
  const moments = await setDeleted(tx, ids, isDeleted);
  return leads.map(({ id, deletedAt }) => ({
    action: isDeleted ? 'lead.delete' : 'lead.restore',
    entity: 'lead',
    entityId: id,
    before: { deletedAt },
    after: { deletedAt: moments.get(id) ?? null },
  }));
}
