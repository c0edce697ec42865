import { lazy, type ComponentType } from 'react';
import { again } from '../browser/again.ts';

/**
 * A part of a page whose code comes when it is needed. One that cannot be fetched (a lost line, a
 * new release) must not take the form with it.
 */
export function part<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    again(load).catch((error: unknown) => {
      console.error('A part of the page cannot be loaded', error);
      return { default: (() => null) as ComponentType<Props> };
    }),
  );
}

/** Fetches what will be needed soon; if that fails, it is tried again when it is. */
export function fetchAhead(load: () => Promise<unknown>): void {
  return void load().catch(() => {});
}
