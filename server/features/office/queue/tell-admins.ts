import { insertMails } from '#server/db/jobs/insert-mails.ts';
import { findAdminAddresses, findAdmins } from '../../accounts/staff/queries.ts';
import { enqueueNotices } from '../../integrations/push/enqueue-notices.ts';
import type { OverduePayload } from '../../mail/email/kinds/lead-overdue.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { QueueNeeds } from './assign-leads.ts';

/**
 * Tells the admins, by mail and notice, of leads that were not answered in time; if no admin has an
 * address, the mail goes to the office's. Without either, only the CRM shows it.
 */
export async function tellAdmins(
  tx: AuditedTransaction,
  { staffMail }: QueueNeeds['config'],
  late: OverduePayload['leads'],
) {
  const [first] = late;
  if (first === undefined) {
    return;
  }
  const addresses = await findAdminAddresses(tx);
  const recipients = addresses.length === 0 && staffMail !== undefined ? [staffMail] : addresses;
  const payload = { leads: late.map(({ id, ownerId }) => ({ id, ownerId })) };
  const mail = { kind: 'lead_overdue' as const, language: 'en' as const, payload };
  await insertMails(
    tx,
    recipients.map((recipient) => ({ ...mail, recipient })),
  );
  const told = { why: 'overdue' as const, leadId: first.id, count: late.length };
  const admins = await findAdmins(tx);
  await enqueueNotices(
    tx,
    admins.map((memberId) => ({ ...told, memberId })),
  );
}
