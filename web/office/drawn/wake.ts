import { useEffect } from 'react';
import { inertControls } from './inert-controls.ts';

/** Marks what stands in a Suspense boundary, which React takes over after the rest of the screen. */
export const takenOverLater = (name: string) => ({ 'data-later': name });

/** What is so marked in the document; undefined if there is nothing. */
export const nameTakenOverLater = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('[data-later]')?.dataset['later'];

function wake(isTakenOver: (control: HTMLElement) => boolean): void {
  for (const control of document.querySelectorAll<HTMLElement>(inertControls)) {
    control.inert = !isTakenOver(control);
  }
  const { touchedEarly: touched } = globalThis;
  if (touched && !touched.inert) {
    globalThis.touchedEarly = undefined;
    touched.focus();
    touched.click();
  }
  // The browser passes by what is inert, and the app does not focus what was there before it.
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('#root [autofocus]:not([inert])')?.focus();
  }
}

/**
 * From now on the controls of a screen that the server has drawn act. One that was touched before
 * does what it was touched for.
 */
export function useWake(): void {
  useEffect(() => wake((control) => !control.closest('[data-later]')), []);
}

/** Shows nothing; inside a Suspense boundary it says that what stands there acts too. */
export function WakeLater() {
  useEffect(() => wake(() => true), []);
  return null;
}
