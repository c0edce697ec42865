import type { Language } from '#core/domain/language.ts';
import { insertMail } from '#server/db/jobs/insert-mails.ts';
import type { AuditedTransaction } from '../../transaction.ts';

interface CreditedAffiliate {
  leadId: number;
  affiliateId: number;
  recipient: string;
  language: Language;
  handoverId: number;
}

/**
 * Enqueues the mail about a lead that staff credited to an affiliate, in the transaction of the
 * decision. The caller must check that the affiliate wants such mails.
 */
export function enqueueReferralMail(
  tx: AuditedTransaction,
  { leadId, affiliateId, recipient, language, handoverId }: CreditedAffiliate,
): Promise<void> {
  return insertMail(tx, {
    kind: 'affiliate_notification',
    leadId,
    recipient,
    language,
    payload: { affiliateId },
    event: `referral:${leadId}:${handoverId}`,
  });
}
