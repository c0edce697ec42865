import { insertMails } from '#server/db/jobs/insert-mails.ts';
import { findEarningAffiliates } from '../../partners/affiliates/mail-wishes/writes.ts';
import type { AuditedTransaction } from '../../transaction.ts';

interface DecidedDispute {
  disputeId: number;
  /** The affiliate who opened the dispute. */
  affiliateId: number;
  /** The affiliate who loses the credit; null if there is none or the credit did not move. */
  loserId: number | null;
}

/** Enqueues the mails of a decision; only the partner who disputed reads the reason. */
export async function enqueueDisputeMails(
  tx: AuditedTransaction,
  { disputeId, affiliateId, loserId }: DecidedDispute,
): Promise<void> {
  const ids = loserId === null ? [affiliateId] : [affiliateId, loserId];
  const affiliates = await findEarningAffiliates(tx, ids);
  await insertMails(
    tx,
    affiliates.map(({ id, email, language }) => ({
      kind: 'dispute_decided' as const,
      event: `dispute:${disputeId}:${id}`,
      recipient: email,
      language,
      payload: { disputeId, affiliateId: id },
    })),
  );
}
