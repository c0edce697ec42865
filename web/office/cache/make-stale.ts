import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Keys of what a write makes out of date. `'nothing'` is for writes that leave the page or put their
 * answer into the cache themselves; an empty list does not compile, since it is usually forgotten.
 */
export type Stale = readonly [QueryKey, ...QueryKey[]] | 'nothing';

/**
 * The cached data of these keys is no longer true: queries on the screen are loaded again. A query
 * without an answer yet may have been read before the change; the cache would take its answer for a
 * new one, so it is canceled and sent again.
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
