import { extraStorageKeys, storageKeys } from '#core/domain/options.ts';
import { normalizeReferralCode } from '#core/domain/partners/referral.ts';
import { readStored, readStoredJson, store } from './storage.ts';

/** A code this browser arrived with, and when; the server decides among them. */
interface ReferralTouch {
  readonly code: string;
  readonly at: string;
  /** The slug of the partner's link. */
  readonly link?: string;
}

/**
 * The code that this browser claims now: that of the last followed link, until the server has named
 * the credited partner; then that partner's. The start script stores it as soon as an address names
 * one; without storage only the address has it.
 */
export function claimedReferralCode(): string | null {
  const named = new URLSearchParams(location.search).get('ref');
  return readStored(storageKeys.referralCode) ?? normalizeReferralCode(named);
}

export function storedTouches(): ReferralTouch[] {
  const touches = readStoredJson<ReferralTouch[]>(extraStorageKeys.referralTouches);
  return Array.isArray(touches)
    ? touches.filter((touch) => typeof touch?.code === 'string' && typeof touch.at === 'string')
    : [];
}

/** Keeps which of the partner's links was followed, with the touch that the start script stored. */
export function keepLink(code: string | null, link: string): void {
  const touches = storedTouches();
  const last = touches.pop();
  if (last?.code === code) {
    store(extraStorageKeys.referralTouches, JSON.stringify([...touches, { link, ...last }]));
  }
}

/**
 * The code field of an unfinished application: a code, or empty if the shown one was erased. Null
 * while it is untouched.
 */
export function draftedChoice(): string | null {
  const draft = readStoredJson<{ touched?: { referralCode?: unknown } }>(
    extraStorageKeys.applicationDraft,
  );
  const choice = draft?.touched?.referralCode;
  return typeof choice === 'string' ? choice : null;
}
