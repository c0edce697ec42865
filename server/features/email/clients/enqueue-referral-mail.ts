import type { Language } from '#core/domain/language.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { insertReferralMail } from './writes.ts';

interface Told {
  leadId: number;
  affiliateId: number;
  recipient: string;
  language: Language;
  /** Numbers the decision: of each one mail is written. */
  handoverId: number;
}

/**
 * Enqueues, in the transaction of the decision, what an affiliate is told of a lead that staff credit
 * to them: the mail about a new referral. Whether they want one is asked before.
 */
export function enqueueReferralMail(tx: AuditedTransaction, told: Told): Promise<void> {
  return insertReferralMail(tx, told);
}
