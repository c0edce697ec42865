import type { Changes, Topic } from './changes.ts';

/** A value of the database that is kept in memory until its topic changes. */
export interface Kept<T> {
  /** The value if it is here and still right; asking costs neither a query nor a promise. */
  peek(): T | undefined;
  /** The cached value, or else a fresh one; concurrent callers share one read. */
  read(): Promise<T>;
}

export interface KeepOptions<T> {
  changes: Changes;
  topic: Topic;
  load(): Promise<T>;
  /** Whether a value has expired by itself, such as at midnight. */
  isOver?(value: T): boolean;
}

/** The one cache: keeps the value from `load` until the database notifies that `topic` changed. */
export function keep<T extends {} | null>(options: KeepOptions<T>): Kept<T> {
  const { changes, topic, load, isOver = () => false } = options;
  let kept: T | undefined;
  let loading: Promise<T> | undefined;

  changes.onChange(topic, () => {
    kept = undefined;
    // A read in progress may have begun before the change.
    loading = undefined;
  });

  function peek(): T | undefined {
    return kept === undefined || isOver(kept) ? undefined : kept;
  }

  async function reload(): Promise<T> {
    const mine = load();
    loading = mine;
    try {
      const value = await mine;
      if (loading === mine) {
        kept = value;
      }
      return value;
    } finally {
      if (loading === mine) {
        loading = undefined;
      }
    }
  }

  async function read(): Promise<T> {
    const value = peek();
    // Null is a cached value: nothing was found.
    return value === undefined ? (loading ?? reload()) : value;
  }

  return { peek, read };
}
