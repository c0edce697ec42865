import { storageKeys } from '#core/domain/options.ts';
import { normalizeReferralCode } from '#core/domain/referral.ts';
import { readStored, readStoredJson, store } from './storage.ts';

/** A code this browser arrived with, and when: the server's rule (first valid code wins) decides among them. */
export interface ReferralTouch {
  readonly code: string;
  readonly at: string;
}

const touchesKey = 'referralTouches';

/** Saves the code of the address (`?ref=`); an address without one leaves the stored code in use. */
export function keepReferral(): void {
  const named = normalizeReferralCode(new URLSearchParams(location.search).get('ref') ?? '');
  if (!named) return;
  store(storageKeys.referralCode, named);
  const touches = storedTouches();
  if (touches.at(-1)?.code !== named) store(touchesKey, JSON.stringify([...touches, { code: named, at: new Date().toISOString() }].slice(0, 20)));
}

export const storedReferralCode = (): string | null => readStored(storageKeys.referralCode);

export function storedTouches(): ReferralTouch[] {
  const touches = readStoredJson<ReferralTouch[]>(touchesKey);
  return Array.isArray(touches) ? touches.filter((touch) => typeof touch?.code === 'string' && typeof touch.at === 'string') : [];
}
