import { insertMails } from '#server/db/jobs/insert-mails.ts';
import type { Services } from '../../context.ts';
import { findAdminAddresses } from '../../accounts/staff/queries.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { OverduePayload } from './kinds/lead-overdue.ts';

/**
 * Enqueues a mail to each admin about leads that were not answered in time; if no admin has an
 * address, to the office's. Without either, only the CRM shows it.
 */
export async function enqueueOverdueMails(
  tx: AuditedTransaction,
  { staffMail }: Pick<Services['config'], 'staffMail'>,
  late: OverduePayload['leads'],
): Promise<void> {
  if (late.length === 0) {
    return;
  }
  const admins = await findAdminAddresses(tx);
  const recipients = admins.length === 0 && staffMail !== undefined ? [staffMail] : admins;
  const payload = { leads: late.map(({ id, ownerId }) => ({ id, ownerId })) };
  const mail = { kind: 'lead_overdue' as const, language: 'en' as const, payload };
  await insertMails(
    tx,
    recipients.map((recipient) => ({ ...mail, recipient })),
  );
}
