import { enqueueOverdueMails } from '../../mail/email/enqueue-overdue-mails.ts';
import { giveLeads } from '../../leads/owner/writes.ts';
import { enqueueNotices } from '../../integrations/push/enqueue-notices.ts';
import { listAdmins } from '../../accounts/staff/find-owners.ts';
import type { AuditedTransaction, ChangeOfMany } from '../../transaction.ts';
import type { QueueNeeds } from './assign-leads.ts';

/** Puts leads into the queue of all, with a mail and a notice to the admins. */
export async function takeBack(
  tx: AuditedTransaction,
  config: QueueNeeds['config'],
  late: Parameters<typeof enqueueOverdueMails>[2],
): Promise<ChangeOfMany[]> {
  const changes = await giveLeads(tx, late, { ownerId: null, why: 'overdue', actorId: null });
  await enqueueOverdueMails(tx, config, late);
  const [first] = late;
  const admins = first ? await listAdmins(tx) : [];
  const told = { why: 'overdue' as const, leadId: first?.id ?? 0, count: late.length };
  await enqueueNotices(
    tx,
    admins.map((memberId) => ({ ...told, memberId })),
  );
  return changes;
}
