import { giveUp, scheduleGiveUp } from './lost-scripts.ts';

/** Addresses of the module scripts, the first to start first; set by the renderer of the page. */
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
  scheduleGiveUp();
}
