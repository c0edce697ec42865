import { readTab, storeTab } from './storage.ts';

const slot = 'nextPageConfetti';

/** Lets the next page celebrate what this one learned. */
export function leaveConfetti(): void {
  storeTab(slot, 'yes');
}

/** Whether the last page left something to celebrate; true once only. */
export function takeLeftConfetti(): boolean {
  const isLeft = readTab(slot) === 'yes';
  if (isLeft) {
    storeTab(slot, '');
  }
  return isLeft;
}
