import { lazy, type ComponentType } from 'react';
import { again } from '../browser/again.ts';

/** A part of a page whose code loads on demand; if that fails, the form stays without it. */
export function part<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    again(load).catch((error: unknown) => {
      console.error('A part of the page cannot be loaded', error);
      return { default: (() => null) as ComponentType<Props> };
    }),
  );
}

/**
 * Preloads code that is needed soon, unless the browser is offline: a browser that caches the
 * failure of a module would not request it again once online.
 */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (navigator.onLine) {
    void load().catch(() => {});
  }
}
