import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ownTimeZone } from '../formats/own-time-zone.ts';

const root = () => document.getElementById('root')!;

/** Whether the document holds the first screen as the server has drawn it. */
export const isDrawn = () => root().hasChildNodes();

/**
 * Shows an app, which takes over the screen that the server has drawn, if it would draw the same.
 * Where midnight has passed meanwhile, or a draft waits, React draws it anew: no fault.
 */
export function showApp(app: ReactElement, { isInLanguage = true } = {}): void {
  const place = root();
  // What a page remembers of where it was opened from, the server does not know.
  const { usr: opened } = (history.state ?? {}) as { usr?: unknown };
  if (isDrawn() && isInLanguage && !opened && place.dataset['timeZone'] === ownTimeZone()) {
    hydrateRoot(place, app, {
      onRecoverableError: () => {},
    });
  } else {
    createRoot(place).render(app);
  }
}
