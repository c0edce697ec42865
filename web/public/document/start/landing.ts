import './first-paint.ts';
import { lostAfterMs } from './values.ts';

const page = document.documentElement.dataset;
const src = document.currentScript!.dataset['start']!;

/** As `giveUp` does, of which it brings the code. */
function lose(): void {
  page['lost'] ??= '';
}

/**
 * The rest of the start script as a file: the landing page is as long as its first round trip is.
 * Asked for after the first paint, it takes no time from that. Until it is there the page is one
 * without a script.
 */
function fetchStart(): void {
  const file = Object.assign(document.createElement('script'), {
    type: 'module',
    src,
    onerror: lose,
  });
  document.head.appendChild(file);
  setTimeout(() => window.giveUp ?? lose(), lostAfterMs);
}

addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(fetchStart)));
