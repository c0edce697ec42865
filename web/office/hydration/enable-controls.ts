import { useEffect } from 'react';
import { disabledControls } from './disabled-controls.ts';

/** Marks content in a Suspense boundary, which React hydrates after the rest of the screen. */
export const hydratedLater = (name: string) => ({ 'data-later': name });

/** The name of the content so marked; undefined if there is none. */
export const nameHydratedLater = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('[data-later]')?.dataset['later'];

function enableControls(isHydrated: (control: HTMLElement) => boolean): void {
  for (const control of document.querySelectorAll<HTMLElement>(disabledControls)) {
    control.inert = !isHydrated(control);
  }
  const { touchedEarly: touched } = globalThis;
  if (touched && !touched.inert) {
    globalThis.touchedEarly = undefined;
    touched.focus();
    touched.click();
  }
  // Browsers skip inert elements, and the app does not focus elements rendered before it.
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('#root [autofocus]:not([inert])')?.focus();
  }
}

/** Enables the controls of a rendered screen. A control that was touched before is triggered now. */
export function useEnableControls(): void {
  useEffect(() => enableControls((control) => !control.closest('[data-later]')), []);
}

/** Renders nothing; enables the controls of the surrounding Suspense boundary. */
export function EnableControls() {
  useEffect(() => enableControls(() => true), []);
  return null;
}
