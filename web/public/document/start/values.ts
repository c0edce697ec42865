// The build runs this file and gives the start script its values alone, none of the tables they
// come from.
import { languagePattern } from '#core/domain/language.ts';
import { ownStorageKeys, storageKeys } from '#core/domain/options.ts';
import { referralCodePattern } from '#core/domain/referral.ts';

export const languageKey = storageKeys.language;
export const referralCodeKey = storageKeys.referralCode;
export const touchesKey = ownStorageKeys.referralTouches;
export const firstVisitKey = ownStorageKeys.firstVisit;
export const creditedKey = ownStorageKeys.creditedPartner;
export const sessionKey = ownStorageKeys.sessionId;
export const namedLanguage = languagePattern;
export const namedCode = referralCodePattern;

/** Followed referral links that are kept. */
export const mostTouches = 20;
/** Milliseconds after which scripts that were sent for count as lost. */
export const lostAfterMs = 10000;
