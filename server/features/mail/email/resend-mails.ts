import { transaction, type Writer } from '../../transaction.ts';
import { makeUnsentDue } from './queries.ts';

/**
 * Gives every mail of the last `days` days that failed, or was enqueued without a mail server,
 * another day of tries; returns how many. Sent and withheld mails are unchanged. Audited.
 */
export async function resendMails(context: Writer, { days }: { days: number }): Promise<number> {
  const entry = { action: 'mail.resend', entity: 'job' };
  return transaction(context, entry, async (tx) => {
    const count = await makeUnsentDue(tx, days);
    return {
      entityId: null,
      after: { days, count },
      result: count,
    };
  });
}
