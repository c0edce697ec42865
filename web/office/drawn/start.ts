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

// What is inert gets no click: the browser tells what is behind it where it was.
addEventListener('click', ({ clientX: x, clientY: y }) => {
  for (const control of document.querySelectorAll<HTMLElement>(inertControls)) {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (left <= x && x <= right && top <= y && y <= bottom) {
      globalThis.touchedEarly = control;
    }
  }
});
