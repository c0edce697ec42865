/** Counts over many rows, cached for a while if counting takes long. */
export interface KeptFigures {
  /** The figures under a name; concurrent callers share one count. */
  read<T>(name: string, count: () => Promise<T>): Promise<T>;
  /** Drops all figures, so that a recent change shows. */
  forget(): void;
}

interface Entry {
  value: Promise<unknown>;
  until: number;
}

/** Figures that are counted faster than this are not cached. */
const quickMs = 150;
const timesAsLong = 20;
const mostMs = 60_000;

/** Keeps what took long to count for twenty times as long, at most a minute. */
export function keepFigures(): KeptFigures {
  const entries = new Map<string, Entry>();

  function settle(name: string, entry: Entry, tookMs: number): void {
    if (tookMs >= quickMs) {
      entry.until = performance.now() + Math.min(timesAsLong * tookMs, mostMs);
    } else if (entries.get(name) === entry) {
      entries.delete(name);
    }
  }

  return {
    read<T>(name: string, count: () => Promise<T>): Promise<T> {
      const start = performance.now();
      for (const [other, { until }] of entries) {
        if (until < start) {
          entries.delete(other);
        }
      }
      const found = entries.get(name);
      if (found) {
        return found.value as Promise<T>;
      }
      const value = count();
      const entry = { value, until: Infinity };
      entries.set(name, entry);
      value.then(
        () => settle(name, entry, performance.now() - start),
        () => settle(name, entry, 0),
      );
      return value;
    },
    forget: () => entries.clear(),
  };
}
