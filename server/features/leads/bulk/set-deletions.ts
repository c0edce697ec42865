import type { Mover } from '../../commissions/settle/move-referrals.ts';
import { settleDeletions, settleRestored } from '../../commissions/settle/settle-leads.ts';
import type { AuditedTransaction, ChangeOfMany } from '../../transaction.ts';
import type { BulkLead } from './queries.ts';
import { setDeleted } from './writes.ts';

/**
 * Deletes leads or takes their deletion back, with the commissions that go and come with them and
 * the line in the audit log that a single one writes; answers these lines.
 */
export async function setDeletions(
  tx: AuditedTransaction,
  mover: Mover,
  leads: readonly BulkLead[],
  isDeleted: boolean,
): Promise<ChangeOfMany[]> {
  if (leads.length === 0) {
    return [];
  }
  const ids = leads.map(({ id }) => id);
  const moments = await setDeleted(tx, ids, isDeleted);
  const events = leads.map(({ id, homePrice }) => ({ leadId: id, homePrice }));
  await (isDeleted
    ? settleDeletions(
        tx,
        mover,
        events.map((event) => ({ ...event, deletedAt: moments.get(event.leadId)! })),
      )
    : settleRestored(tx, mover, events));
  return leads.map(({ id, deletedAt }) => ({
    action: isDeleted ? 'lead.delete' : 'lead.restore',
    entity: 'lead',
    entityId: id,
    before: { deletedAt },
    after: { deletedAt: moments.get(id) ?? null },
  }));
}
