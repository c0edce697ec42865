import type { Toast } from '../effects/toast.ts';
import { readTab, storeTab } from './storage.ts';

const toastSlot = 'nextPageToast';

/** Takes the value that the last page left; a second call gets nothing. */
function take(slot: string): string | null {
  const left = readTab(slot);
  if (left) {
    storeTab(slot, '');
  }
  return left;
}

/** Leaves a message for the next page; false if storage is unavailable. */
export function leaveToast(toast: Toast): boolean {
  storeTab(toastSlot, JSON.stringify(toast));
  return readTab(toastSlot) !== null;
}

export async function showLeftToast(): Promise<void> {
  const left = take(toastSlot);
  if (left) {
    const { showToast } = await import('../effects/toast.ts');
    showToast(JSON.parse(left) as Toast);
  }
}
