import { nounKeys } from '#web/office/cache/noun-keys.ts';

// Of the nouns whose changes the first screen hears of. Alone in a file: a key needs nothing of the
// calls behind it, whose contracts would come with the first screen.
export const commissionKeys = nounKeys('commissions');
export const payoutKeys = nounKeys('payouts');
export const programmeKeys = nounKeys('programme');
export const revisionKeys = nounKeys('revisions');
export const viewKeys = nounKeys('views');
export const heroMediaKeys = nounKeys('hero-media');

/** What referrals earned, of all affiliates and of each. */
export const commissionSumsKey = [...commissionKeys.all, 'sums'] as const;

/** What the landing page shows. */
export const activeHeroMediaKey = [...heroMediaKeys.all, 'active'] as const;

/** Whom to call. */
export const queueKeys = nounKeys('queue');

export const timelineKeys = nounKeys('timeline');

export const auditKeys = nounKeys('audit');

export const exposureKeys = nounKeys('exposure');

export const referralKeys = nounKeys('referrals');

export const interactionKeys = nounKeys('interactions');
