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
