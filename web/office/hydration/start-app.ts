import { whenQuiet } from '#web/kit/when-quiet.ts';
import { disabledControls } from './disabled-controls.ts';

/** Addresses of the app's module scripts, the first to start first; set by the server. */
declare const PAGE_SCRIPTS: readonly [string, ...string[]];
/** Shown instead of the screen if the app fails to load: no control would work. */
declare const PAGE_DID_NOT_COME: string;

let areComing = false;

/** Starts the app, once, after the rendered screen has been painted. */
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

// An inert control gets no click: its target is the element behind, which contains it. A link above
// it does not, and a key press has no position.
addEventListener('click', (event) => {
  const { target, detail, clientX: x, clientY: y } = event;
  globalThis.touchedEarly = undefined;
  for (const control of document.querySelectorAll<HTMLElement>(disabledControls)) {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isUnder = left <= x && x <= right && top <= y && y <= bottom;
    if (detail > 0 && isUnder && (target as Node).contains(control)) {
      // A label would toggle what is not ready yet.
      event.preventDefault();
      globalThis.touchedEarly = control;
    }
  }
});
