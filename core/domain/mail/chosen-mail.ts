import { exhaustive } from '../exhaustive.ts';

/** Optional mails to affiliates, each with the switch that controls it. */
export const chosenMails = {
  affiliate_notification: 'notifyReferrals',
  milestone: 'notifyMilestones',
  commission_approved: 'notifyCommissions',
  commission_paid: 'notifyCommissions',
  commission_changed: 'notifyCommissions',
  partner_tasks: 'notifyCommissions',
} as const;

export type MailSwitch = (typeof chosenMails)[keyof typeof chosenMails];

export const mailSwitches = exhaustive<MailSwitch>()([
  'notifyReferrals',
  'notifyMilestones',
  'notifyCommissions',
]);

/** The optional mails to applicants: all except answers to their own actions. */
export const applicantMails = {
  follow_up: 'followUps',
  promise_missed: 'followUps',
  near_miss_changed: 'nearMiss',
  // Switched off on the page of the invitation's own link.
  client_invitation: 'invitations',
  guest_invitation: 'invitations',
} as const;

export const mailChoicesPath = '/mail/choices';
