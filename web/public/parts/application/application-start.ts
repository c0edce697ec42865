import { pixelEvent } from '../../browser/calls/pixel.ts';
import { track } from '../../browser/calls/tracking.ts';
import { randomId, readTab, storeTab } from '../../browser/storage/storage.ts';

const keySlot = 'leadKey';
const startSlot = 'applicationStartedAt';
let unsavedKey = '';

/** The idempotency key of this filled form: however often it is sent, it makes one lead. */
export function leadKey(): string {
  const known = readTab(keySlot) || unsavedKey;
  if (known) {
    return known;
  }
  unsavedKey = randomId();
  storeTab(keySlot, unsavedKey);
  return unsavedKey;
}

export function renewLeadKey(): void {
  unsavedKey = '';
  storeTab(keySlot, '');
}

/**
 * Notes when this tab first showed the form, so that a reload does not look like a machine. The
 * time starts with the page, not its script: on a slow phone people type before the script loads.
 */
export function noteStart(): void {
  if (!readTab(startSlot)) {
    storeTab(startSlot, String(performance.timeOrigin));
  }
}

export function secondsSinceStart(): number {
  const start = Number(readTab(startSlot)) || performance.timeOrigin;
  const seconds = Math.round((Date.now() - start) / 1000);
  return Math.max(0, seconds);
}

/** The next application gets its own key and time. */
export function forgetStart(): void {
  renewLeadKey();
  storeTab(startSlot, '');
}

export function reportBeginning(): void {
  track('begin_application');
  pixelEvent('InitiateCheckout', {
    value: 25_000,
    currency: 'USD',
  });
}
