import type { QueryClient } from '@tanstack/react-query';

/**
 * What the cache holds under these keys is no longer true: what is on the screen is asked for again.
 * An answer that has never come yet may have been read before the change; the cache would take it
 * for the new one, so that question is dropped and asked anew.
 */
export function makeStale(queries: QueryClient, keys: readonly (readonly unknown[])[]): void {
  for (const queryKey of keys) {
    void queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
    void queries.invalidateQueries({ queryKey });
  }
}
