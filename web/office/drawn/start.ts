import { whenQuiet } from '#web/kit/when-quiet.ts';
import { inertControls } from './inert-controls.ts';

/** Addresses of the app's module scripts, the one to start first; the server puts them in. */
declare const PAGE_SCRIPTS: readonly [string, ...string[]];
/** Said instead of the screen where the app does not come: nothing on it would act. */
declare const PAGE_DID_NOT_COME: string;

let areComing = false;

/** Starts the app, once: the screen that the server has drawn is seen before. */
function start(): void {
  if (areComing) {
    return;
  }
  areComing = true;
  const [src, ...others] = PAGE_SCRIPTS;
  for (const href of others) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  const script = document.createElement('script');
  const onerror = () => {
    document.getElementById('root')!.textContent = PAGE_DID_NOT_COME;
  };
  document.head.append(Object.assign(script, { type: 'module', src, onerror }));
}

whenQuiet(start, true);

// What is inert gets no click: the browser tells what is behind it, which holds it. A link that lies
// above it does not, and a key touches no place.
addEventListener('click', (event) => {
  const { target, detail, clientX: x, clientY: y } = event;
  globalThis.touchedEarly = undefined;
  for (const control of document.querySelectorAll<HTMLElement>(inertControls)) {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isUnder = left <= x && x <= right && top <= y && y <= bottom;
    if (detail > 0 && isUnder && (target as Node).contains(control)) {
      // A label would change what is not there yet.
      event.preventDefault();
      globalThis.touchedEarly = control;
    }
  }
});
