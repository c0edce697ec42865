/** Mails that their reader may do without, each by the switch of the affiliate it hangs on. */
export const chosenMails = {
  affiliate_notification: 'notifyReferrals',
  milestone: 'notifyMilestones',
  commission_approved: 'notifyCommissions',
  commission_paid: 'notifyCommissions',
  commission_changed: 'notifyCommissions',
} as const;

export type MailSwitch = (typeof chosenMails)[keyof typeof chosenMails];

/** Every switch, in display order. */
export const mailSwitches = [
  'notifyReferrals',
  'notifyMilestones',
  'notifyCommissions',
] as const satisfies readonly MailSwitch[];

/** The optional mails to applicants: all but answers to what they did themselves. */
export const applicantMails = {
  follow_up: 'followUps',
  promise_missed: 'followUps',
  near_miss_changed: 'nearMiss',
  // By the page of its own link.
  client_invitation: 'invitations',
  guest_invitation: 'invitations',
} as const;

export const mailChoicesPath = '/mail/choices';
