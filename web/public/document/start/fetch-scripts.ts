import { giveUp, giveUpLater } from './lost-scripts.ts';
import { waitAtMostMs } from './values.ts';

/** Addresses of the module scripts, the one to start first; the renderer of the page puts them in. */
declare const PAGE_SCRIPTS: readonly [string, ...string[]];

function add(tag: string, attributes: object): void {
  document.head.appendChild(Object.assign(document.createElement(tag), attributes));
}

let areComing = false;

/** Starts the page's scripts, once. */
export function fetchScripts(): void {
  if (areComing) {
    return;
  }
  areComing = true;
  const [src, ...others] = PAGE_SCRIPTS;
  for (const href of others) {
    add('link', { rel: 'modulepreload', href });
  }
  add('script', {
    type: 'module',
    src,
    onerror: giveUp,
  });
  giveUpLater();
}

let isHalfReady = false;

/** Load and first paint: the later one starts the scripts. */
function becomeReady(): void {
  if (isHalfReady) {
    setTimeout(fetchScripts);
  }
  isHalfReady = true;
}

/**
 * Starts the scripts after load and the first paint, so that text and picture have line and
 * processor to themselves, or at the first touch or key, or after 4 s.
 */
export function fetchScriptsWhenQuiet(): void {
  addEventListener('load', becomeReady);
  try {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) {
        observer.disconnect();
        becomeReady();
      }
    });
    observer.observe({
      type: 'paint',
      buffered: true,
    });
  } catch {
    becomeReady();
  }
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, fetchScripts, {
      once: true,
      passive: true,
    });
  }
  setTimeout(fetchScripts, waitAtMostMs);
}
