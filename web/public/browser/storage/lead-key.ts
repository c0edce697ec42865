import { readTab, storeTab } from './storage.ts';

const slot = 'leadKey';
let unsaved = '';

/** The key under which this filled form is sent, however often: one form makes one lead. */
export function leadKey(): string {
  const known = readTab(slot) || unsaved;
  if (known) {
    return known;
  }
  unsaved = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  storeTab(slot, unsaved);
  return unsaved;
}

/** The next form is another one: after a success, or when the answers were cleared. */
export function renewLeadKey(): void {
  unsaved = '';
  storeTab(slot, '');
}
