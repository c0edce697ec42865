import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const apiKeyKeys = nounKeys('api-keys');

// Query keys of the nouns whose changes the first screen follows. They are in a file of their own,
// because the files with the calls would pull contracts into the first screen.
export const commissionKeys = nounKeys('commissions');
export const payoutKeys = nounKeys('payouts');
export const programmeKeys = nounKeys('programme');
export const revisionKeys = nounKeys('revisions');
export const viewKeys = nounKeys('views');
export const heroMediaKeys = nounKeys('hero-media');

/** Sums of commissions, for all affiliates and for each. */
export const commissionSumsKey = [...commissionKeys.all, 'sums'] as const;

/** The hero media that the landing page shows. */
export const activeHeroMediaKey = [...heroMediaKeys.all, 'active'] as const;

/** The queue of leads to call. */
export const queueKeys = nounKeys('queue');

export const timelineKeys = nounKeys('timeline');

export const auditKeys = nounKeys('audit');

export const noticeKeys = nounKeys('notices');

export const exposureKeys = nounKeys('exposure');

export const referralKeys = nounKeys('referrals');

export const interactionKeys = nounKeys('interactions');
