import './first-paint.ts';
import { lostAfterMs, longestLoadMs } from './values.ts';

const page = document.documentElement.dataset;
const src = document.currentScript!.dataset['start']!;

/** As `giveUp` does, of which it brings the code. */
function lose(): void {
  page['lost'] ??= '';
}

/**
 * The rest of the start script as a file: the landing page is as long as its first round trip is.
 * Asked for after the picture and the fonts, it takes no time from the largest paint. Until it is
 * there the page is one without a script.
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

/** Until the picture and the fonts are there, or hang. */
const loaded = new Promise((done) => {
  addEventListener('load', done);
  setTimeout(done, longestLoadMs);
});
void loaded.then(() => requestAnimationFrame(() => setTimeout(fetchStart)));
