import { transaction, type Writer } from '../transaction.ts';
import { makeUnsentDue } from './queries.ts';

/**
 * Gives every mail of the last `days` days that did not leave (given up, or written while there was
 * no mail server) another day of tries, beginning now; answers how many. Audited. A mail that left,
 * or was kept back on purpose, stays as it is.
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
