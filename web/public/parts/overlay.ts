import { fetchAhead, part } from './part.ts';

function load() {
  return import('./LoadingOverlay.tsx');
}

/** What covers the page while work is under way; its code comes with the first work. */
export const Overlay = part(load);

/** Fetches the overlay for work that will soon begin. */
export function fetchOverlay(): void {
  return fetchAhead(load);
}
