import { lazy, type ComponentType } from 'react';
import { again } from '../browser/again.ts';

/** A part of a page whose code comes when needed; if it does not, the form stays without it. */
export function part<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    again(load).catch((error: unknown) => {
      console.error('A part of the page cannot be loaded', error);
      return { default: (() => null) as ComponentType<Props> };
    }),
  );
}

/**
 * Fetches what will be needed soon, unless the browser knows that there is no line: a browser that
 * keeps the failure of a module would not ask for it again once the line is back.
 */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (navigator.onLine) {
    void load().catch(() => {});
  }
}
