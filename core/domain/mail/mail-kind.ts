/** Every kind of mail of the product. Staff may write templates for each. */
export const mailKinds = [
  'lead_notification',
  'lead_overdue',
  'application_received',
  'affiliate_notification',
  'milestone',
  'eligibility',
  'near_miss_changed',
  'client_invitation',
  'guest_invitation',
  'negative_notice',
  'welcome',
  'account_exists',
  'password_reset',
  'account_changed',
  'follow_up',
  'follow_up_reminder',
  'buyer_link',
  'confirm_email',
  'withdrawn',
  'promise_missed',
  'erasure_declined',
  'erasure_asked',
  'commission_approved',
  'commission_paid',
  'commission_changed',
  'dispute_decided',
  'partner_tasks',
  'agreement_accepted',
  'staff_invitation',
  'staff_reset',
] as const;

export type MailKind = (typeof mailKinds)[number];

/** Specified, but never sent, because the eligibility check does not ask for an email address. */
export const unsentKinds: readonly MailKind[] = ['eligibility'];

/** A mail that a member of staff wrote to an applicant; it has no template of its own. */
export const staffMailKind = 'staff_mail';

/** Delivery states of a mail; a job that is `done` is a mail that is `sent`. */
export const mailStates = ['waiting', 'sent', 'failed', 'withheld', 'no_server'] as const;

export type MailState = (typeof mailStates)[number];

/**
 * Mails whose text may contain a secret link: to set a new password, or to undo or
 * confirm a change of address.
 */
export const secretMails: ReadonlySet<string> = new Set<MailKind>([
  'password_reset',
  'account_changed',
  'confirm_email',
  'client_invitation',
  'guest_invitation',
  'staff_invitation',
  'staff_reset',
]);
