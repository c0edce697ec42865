import type { Toast } from '../effects/toast.ts';
import { readTab, storeTab } from './storage.ts';

const slot = 'nextPageToast';

/**
 * Leaves a message for the next page, so that going there does not cut it off; false where the
 * browser keeps nothing.
 */
export function leaveToast(toast: Toast): boolean {
  storeTab(slot, JSON.stringify(toast));
  return readTab(slot) !== null;
}

/** Shows the message the last page left, once. */
export async function showLeftToast(): Promise<void> {
  const left = readTab(slot);
  if (!left) {
    return;
  }
  storeTab(slot, '');
  const { showToast } = await import('../effects/toast.ts');
  showToast(JSON.parse(left) as Toast);
}
