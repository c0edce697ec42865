import type { QueryClient } from '@tanstack/react-query';

/** The keys under which the cache holds what is known of a noun. */
export interface NounKeys {
  /** Everything known of the noun: what a write makes stale. */
  readonly all: readonly string[];
  /** A list of it, by what was asked. */
  list(...asked: unknown[]): readonly unknown[];
  /** One of it, by its id. */
  one(id: string | number): readonly unknown[];
}

/** The keys of a noun; `all` contains the others. */
export function nounKeys(noun: string): NounKeys {
  return {
    all: [noun],
    list: (...asked) => [noun, 'list', ...asked],
    one: (id) => [noun, 'one', String(id)],
  };
}

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
