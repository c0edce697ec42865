import { momentAfter } from '../office/day.ts';
import { answerStorageKeys, extraStorageKeys, storageKeys } from '../options.ts';

/** The day the privacy policy and the terms of use were last changed, YYYY-MM-DD. */
export const legalTextsDate = '2026-11-28';

/** Everything about people that the server keeps, as the privacy policy lists it. */
export const keptKinds = [
  'visits',
  'calculations',
  'checks',
  'applications',
  'consents',
  'referrals',
  'mails',
  'accounts',
  'records',
] as const;

export type KeptKind = (typeof keptKinds)[number];

/** How long data is kept before the nightly job removes it. */
export const retention = {
  visitMonths: 13,
  repeatKeyDays: 30,
  automaticRepeatKeyHours: 24,
  signInFailureDays: 1,
  knownSignInDays: 90,
  resetTokenDays: 1,
  // A request to be told once the rules change.
  watchMonths: 24,
  // Rows of a file that was uploaded but never imported.
  unusedImportDays: 7,
  // Webhook deliveries with the answers.
  webhookDeliveryDays: 30,
  // A client whom a partner named, until the client confirms.
  clientInvitationDays: 30,
  // Links to a buyer's own page.
  buyerLinkDays: 90,
  // Digests of number and mailbox of an erased person (47 CFR 64.1200(d)(6)).
  doNotContactYears: 5,
} as const;

export const restorableDays = 30;

export function restorableUntil(deletedAt: Date): Date {
  return momentAfter(deletedAt, restorableDays);
}

/** How many months the server keeps data whose retention the operator sets. */
export interface KeptMonths {
  /** Calculations by visitors who never applied. */
  readonly calculations: number;
  /** Eligibility checks by visitors who never applied. */
  readonly checks: number;
  /** Sent and unsent mails. */
  readonly mails: number;
  /**
   * Pages word for word, since they were last served, and which public ones an applicant was shown.
   * Answers to posted forms are kept as long as checks.
   */
  readonly pages: number;
}

/**
 * A creditor must keep the data of an evaluation for 25 months after the answer (12 CFR
 * 1002.12(b)(1)), so checks and their calculations are not removed earlier.
 */
export const leastEvaluationMonths = 25;

/** The content of mortgage advertising is kept for two years (12 CFR 1014.5(a)). */
export const leastPageMonths = 24;

/**
 * Defaults: evaluations and pages as long as the law requires; mails through an application and the
 * first years of its loan. No job removes an application unless its erasure was requested.
 */
export const usualMonths: KeptMonths = {
  calculations: leastEvaluationMonths,
  checks: leastEvaluationMonths,
  mails: 36,
  pages: leastPageMonths,
};

export const languageCookie = 'lang';

export const languageCookieDays = 365;

/** The cookie that holds the number of the application this browser has just sent. */
export const applicationCookie = 'applied';

/** The cookie of a browser that opened a buyer's own page. */
export const buyerCookie = 'my';

/** Everything that the site stores in a visitor's browser, by purpose. */
export const browserKept = {
  answers: answerStorageKeys,
  referral: [
    storageKeys.referralCode,
    extraStorageKeys.referralTouches,
    extraStorageKeys.creditedPartner,
  ],
  visit: [extraStorageKeys.firstVisit],
  choices: [storageKeys.language, 'pixelConsent'],
  tab: [
    extraStorageKeys.sessionId,
    'leadKey',
    'applicationStartedAt',
    'referralTold',
    'nextPageToast',
    'nextPageConfetti',
    'eligibility_draft_shown',
    'application_draft_shown',
    'registration_draft_shown',
  ],
} as const satisfies Record<string, readonly string[]>;

export const browserKinds = Object.keys(browserKept) as (keyof typeof browserKept)[];

/**
 * How long before it was first stored and after it was last made a page can have been shown: it is
 * stored after its first visitor, made again each day, and may stay open in a browser.
 */
export const servedSlack = { hoursBefore: 1, daysAfter: 2 };
