/** Mails that their reader may do without, each by the switch of the affiliate it hangs on. */
export const chosenMails = {
  affiliate_notification: 'notifyReferrals',
  milestone: 'notifyMilestones',
} as const;

export type ChosenMail = keyof typeof chosenMails;

/** Where a reader chooses. */
export const mailChoicesPath = '/mail/choices';
