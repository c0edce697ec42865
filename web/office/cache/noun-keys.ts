/** The query keys of one noun, such as leads. */
export interface NounKeys {
  /** All queries of the noun; a write invalidates them. */
  readonly all: readonly string[];
  /** A list of the noun, by its query. */
  list(...asked: unknown[]): readonly unknown[];
  /** One record, by its id. */
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
