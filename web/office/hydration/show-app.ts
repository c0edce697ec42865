import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { viewerTimeZone } from '../formats/viewer-time-zone.ts';

const root = () => document.getElementById('root')!;

/** Whether the document contains the first screen, rendered by the server. */
export const isRendered = () => root().hasChildNodes();

/**
 * Shows an app, which hydrates the rendered screen if it would render the same. After midnight, or
 * with a draft, React renders it again, which is not an error.
 */
export function showApp(app: ReactElement, { isInLanguage = true } = {}): void {
  const place = root();
  // The server does not know the history state of a page.
  const { usr: opened } = (history.state ?? {}) as { usr?: unknown };
  if (isRendered() && isInLanguage && !opened && place.dataset['timeZone'] === viewerTimeZone()) {
    hydrateRoot(place, app, {
      onRecoverableError: () => {},
    });
  } else {
    createRoot(place).render(app);
  }
}
