import { useEffect } from 'react';
import { inertControls } from './inert-controls.ts';

/** Marks content in a Suspense boundary, which React hydrates after the rest of the screen. */
export const takenOverLater = (name: string) => ({ 'data-later': name });

/** The name of the content so marked; undefined if there is none. */
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
  // Browsers skip inert elements, and the app does not focus elements drawn before it.
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('#root [autofocus]:not([inert])')?.focus();
  }
}

/** Enables the controls of a drawn screen. A control that was touched before is triggered now. */
export function useWake(): void {
  useEffect(() => wake((control) => !control.closest('[data-later]')), []);
}

/** Renders nothing; enables the controls of the surrounding Suspense boundary. */
export function WakeLater() {
  useEffect(() => wake(() => true), []);
  return null;
}
