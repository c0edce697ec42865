import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import { accountChanged, accountMail, passwordReset } from './account-mail.ts';
import { applicationReceived, eligibility, followUp } from './applicant-mail.ts';
import { affiliateNotification, milestone } from './client-mail.ts';
import { clientInvitation } from './invitation-mail.ts';
import { commissionMail } from './commission-mail.ts';
import { leadNotification } from './lead-notification.ts';
import { staffInvitation, staffReset } from './staff-mail.ts';
import { leadOverdue } from './lead-overdue.ts';
import { disputeMail } from './dispute-mail.ts';
import type { MailWriter } from './mail-writer.ts';
import { nearMissChanged } from './near-miss-mail.ts';
import { negativeNotice } from './notice-mail.ts';
import {
  buyerLink,
  confirmEmail,
  erasureAsked,
  erasureDeclined,
  promiseMissed,
  withdrawn,
} from './own-page-mail.ts';
import { agreementAccepted, partnerTasks } from './partner-mail.ts';
import { followUpReminder } from './reminder-mail.ts';

/** Every kind of mail. A kind without a writer does not compile. */
const writers: { readonly [Kind in MailKind]: MailWriter<Kind> } = {
  lead_notification: leadNotification,
  lead_overdue: leadOverdue,
  application_received: applicationReceived,
  affiliate_notification: affiliateNotification,
  milestone,
  eligibility,
  near_miss_changed: nearMissChanged,
  client_invitation: clientInvitation,
  guest_invitation: clientInvitation,
  negative_notice: negativeNotice,
  welcome: accountMail,
  account_exists: accountMail,
  password_reset: passwordReset,
  account_changed: accountChanged,
  follow_up: followUp,
  follow_up_reminder: followUpReminder,
  buyer_link: buyerLink,
  confirm_email: confirmEmail,
  withdrawn,
  promise_missed: promiseMissed,
  erasure_declined: erasureDeclined,
  erasure_asked: erasureAsked,
  commission_approved: commissionMail,
  commission_paid: commissionMail,
  commission_changed: commissionMail,
  dispute_decided: disputeMail,
  partner_tasks: partnerTasks,
  agreement_accepted: agreementAccepted,
  staff_invitation: staffInvitation,
  staff_reset: staffReset,
};

export function writerOf(kind: MailKind): MailWriter<MailKind> {
  return writers[kind] as MailWriter<MailKind>;
}
