import type { MailKind } from './mail-kind.ts';

/**
 * Purpose of an automatic mail: contact, an answer to what its reader just did, or a notice.
 * Contact needs a permission; answers and notices are always sent.
 */
export type MailClass = 'contact' | 'answer' | 'notice';

export const mailClasses: Readonly<Record<MailKind, MailClass>> = {
  lead_notification: 'notice',
  lead_overdue: 'notice',
  application_received: 'answer',
  affiliate_notification: 'notice',
  milestone: 'notice',
  eligibility: 'answer',
  near_miss_changed: 'contact',
  client_invitation: 'contact',
  guest_invitation: 'contact',
  negative_notice: 'notice',
  welcome: 'answer',
  account_exists: 'answer',
  password_reset: 'answer',
  account_changed: 'notice',
  follow_up: 'contact',
  follow_up_reminder: 'notice',
  buyer_link: 'answer',
  confirm_email: 'notice',
  withdrawn: 'answer',
  promise_missed: 'contact',
  erasure_declined: 'answer',
  erasure_asked: 'notice',
  commission_approved: 'notice',
  commission_paid: 'notice',
  commission_changed: 'notice',
  dispute_decided: 'notice',
  partner_tasks: 'notice',
  agreement_accepted: 'answer',
  staff_invitation: 'notice',
  staff_reset: 'notice',
};
