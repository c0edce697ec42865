import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Query keys that a write makes stale. `'nothing'` is for writes that leave the page or put their
 * answer into the cache themselves; an empty list does not compile, since it is usually forgotten.
 */
export type Stale = readonly [QueryKey, ...QueryKey[]] | 'nothing';

/**
 * Marks the cached data of these keys as stale, and reloads visible queries. A query without an
 * answer yet may have read the old data, and the cache would take its answer for new. Such a query
 * is canceled and sent again.
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
