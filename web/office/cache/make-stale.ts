import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Keys of what a write makes out of date. `'nothing'` is for writes that leave the page or put their
 * answer into the cache themselves; an empty list does not compile, since it is usually forgotten.
 */
export type Stale = readonly [QueryKey, ...QueryKey[]] | 'nothing';

/**
 * What the cache holds under these keys is no longer true: what is on the screen is asked for again.
 * An answer that has never come yet may have been read before the change; the cache would take it
 * for the new one, so that question is dropped and asked anew.
 */
export function makeStale(queries: QueryClient, stale: Stale): void {
  if (stale === 'nothing') {
    return;
  }
  for (const queryKey of stale) {
    void queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
    void queries.invalidateQueries({ queryKey });
  }
}
