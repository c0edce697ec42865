import { fetchAhead, pagePart } from './part.ts';

/** The overlay that covers the page during a long task; its code loads with the first one. */
export const Overlay = pagePart(() => import('./LoadingOverlay.tsx'));

/** Fetches the overlay for work that will soon begin. */
export function fetchOverlay(): void {
  return fetchAhead(Overlay.load);
}
