import { track } from './tracking.ts';

/** Where on a page a link stands: the section that has a title, or the header and the like. */
function placeOf(link: Element): string {
  const section = link.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
  const landmark = link.closest('header, footer, aside, main')?.localName;
  return section ?? landmark ?? 'page';
}

function report(link: Element): void {
  track('call', { place: placeOf(link).slice(0, 60) });
}

/** Tells the server of taps on telephone numbers: those of before the scripts came, then each. */
export function trackCalls(): void {
  const missed = window.tappedNumbers;
  window.tappedNumbers = { push: report };
  if (Array.isArray(missed)) {
    missed.forEach(report);
  }
}
