// The build runs this file and inserts only the values into the start script, not the tables behind
// them.
import { languagePattern } from '#core/domain/language.ts';
import { extraStorageKeys, storageKeys } from '#core/domain/options.ts';
import { referralCodePattern } from '#core/domain/partners/referral.ts';

export const languageKey = storageKeys.language;
export const referralCodeKey = storageKeys.referralCode;
export const touchesKey = extraStorageKeys.referralTouches;
export const firstVisitKey = extraStorageKeys.firstVisit;
export const creditedKey = extraStorageKeys.creditedPartner;
export const sessionKey = extraStorageKeys.sessionId;
export const draftKey = extraStorageKeys.eligibilityDraft;
export const checkKey = storageKeys.eligibilityData;
export const applicationDraftKey = extraStorageKeys.applicationDraft;
export const nameKey = storageKeys.eligibilityName;
export const mobileKey = storageKeys.eligibilityMobileNumber;
export const namedLanguage = languagePattern;
export const namedCode = referralCodePattern;

/** Addresses by the `rel` of their links. */
export const icons = { icon: '/media/favicon.svg', manifest: '/media/site.webmanifest' };
/** The most referral links to keep. */
export const mostTouches = 20;
/** Milliseconds after which the start script of the landing page no longer waits for pictures. */
export const longestLoadMs = 4000;
/** Milliseconds until requested scripts count as lost. */
export const lostAfterMs = 10000;
