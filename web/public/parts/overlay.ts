import { fetchAhead, part } from './part.ts';

function load() {
  return import('./LoadingOverlay.tsx');
}

/** The overlay that covers the page during a long task; its code loads with the first one. */
export const Overlay = part(load);

/** Fetches the overlay for work that will soon begin. */
export function fetchOverlay(): void {
  return fetchAhead(load);
}
