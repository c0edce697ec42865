import { track } from './tracking.ts';

/** The place of a link on a page: its titled section, or the header and the like. */
function placeOf(link: Element): string {
  const section = link.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
  const landmark = link.closest('header, footer, aside, main')?.localName;
  return section ?? landmark ?? 'page';
}

function report(link: Element): void {
  track('call', { place: placeOf(link).slice(0, 60) });
}

/** Reports taps on telephone numbers: those from before the scripts loaded, then each. */
export function trackCalls(): void {
  const missed = window.tappedNumbers;
  window.tappedNumbers = { push: report };
  if (Array.isArray(missed)) {
    missed.forEach(report);
  }
}
