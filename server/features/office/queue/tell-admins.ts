import { enqueueOverdueMails } from '../../mail/email/enqueue-overdue-mails.ts';
import { enqueueNotices } from '../../integrations/push/enqueue-notices.ts';
import { findAdmins } from '../../accounts/staff/queries.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { QueueNeeds } from './assign-leads.ts';

/** Tells the admins, by mail and notice, of leads that were not answered in time. */
export async function tellAdmins(
  tx: AuditedTransaction,
  config: QueueNeeds['config'],
  late: Parameters<typeof enqueueOverdueMails>[2],
): Promise<void> {
  await enqueueOverdueMails(tx, config, late);
  const [first] = late;
  const admins = first ? await findAdmins(tx) : [];
  const told = { why: 'overdue' as const, leadId: first?.id ?? 0, count: late.length };
  await enqueueNotices(
    tx,
    admins.map((memberId) => ({ ...told, memberId })),
  );
}
