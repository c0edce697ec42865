/** Mails that their reader may do without, each by the switch of the affiliate it hangs on. */
export const chosenMails = {
  affiliate_notification: 'notifyReferrals',
  milestone: 'notifyMilestones',
} as const;

export type ChosenMail = keyof typeof chosenMails;

/** The same of applicants: what they are sent besides the confirmation of an application. */
export const applicantMails = { follow_up: 'followUps' } as const;

export type ApplicantMail = keyof typeof applicantMails;

/** Where a reader chooses. */
export const mailChoicesPath = '/mail/choices';
