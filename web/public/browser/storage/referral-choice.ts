import { ownStorageKeys, storageKeys } from '#core/domain/options.ts';
import { readStored, readStoredJson } from './storage.ts';

/**
 * A code this browser arrived with, and when: the server's rule (first valid code wins) decides
 * among them.
 */
interface ReferralTouch {
  readonly code: string;
  readonly at: string;
}

/**
 * The code whose link was followed last; the start script keeps it as soon as an address names one.
 */
export function storedReferralCode(): string | null {
  return readStored(storageKeys.referralCode);
}

export function storedTouches(): ReferralTouch[] {
  const touches = readStoredJson<ReferralTouch[]>(ownStorageKeys.referralTouches);
  return Array.isArray(touches)
    ? touches.filter((touch) => typeof touch?.code === 'string' && typeof touch.at === 'string')
    : [];
}
