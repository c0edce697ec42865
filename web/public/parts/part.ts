import type { ComponentType } from 'react';
import { part } from '#web/kit/part.ts';
import { again } from '../browser/again.ts';

/** A part whose code is tried a second time; if that fails, the page stays without it. */
export function pagePart<Props extends object>(
  importModule: () => Promise<{ default: ComponentType<Props> }>,
) {
  return part(
    async () => (await again(importModule)).default,
    (error) => console.error('A part of the page cannot be loaded', error),
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
