export interface Window {
  max: number;
  /** How long calls are counted together, in ms. */
  timeWindow: number;
}

/** Calls of one key that other processes have not been told of. */
export interface Addition {
  key: string;
  calls: number;
  /** How long this process counts on, in ms. */
  endsIn: number;
}

interface Count {
  calls: number;
  untold: number;
  endsAt: number;
}

/** Beyond it the keys that were silent for longest are forgotten. */
const mostKeys = 50_000;
/** The part of a limit after which the other servers are informed at once. */
const soonTold = 1 / 20;

/** Counts calls by key, in memory; counts can be sent to other processes, and theirs taken over. */
export class CallCounts {
  readonly #counts = new Map<string, Count>();
  readonly #untold = new Set<string>();
  readonly #now: () => number;
  /** Called when others should be told at once. */
  onMany: (() => void) | undefined;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts one more call; returns the count, and in how many ms it is forgotten. */
  add(key: string, { max, timeWindow }: Window): { current: number; ttl: number } {
    const now = this.#now();
    let count = this.#find(key);
    if (!count) {
      count = { calls: 0, untold: 0, endsAt: now + timeWindow };
    }
    count.calls += 1;
    // Last in the order of the map, which forgets its first.
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size > mostKeys) {
      this.#counts.delete(this.#counts.keys().next().value!);
    }
    // Refused calls need not be shared.
    if (count.calls <= max && this.onMany) {
      count.untold += 1;
      this.#untold.add(key);
      if (count.untold >= max * soonTold) {
        this.onMany();
      }
    }
    return { current: count.calls, ttl: count.endsAt - now };
  }

  takeUntold(): Addition[] {
    const now = this.#now();
    const additions: Addition[] = [];
    for (const key of this.#untold) {
      const count = this.#find(key);
      if (count && count.untold > 0) {
        additions.push({ key, calls: count.untold, endsIn: count.endsAt - now });
        count.untold = 0;
      }
    }
    this.#untold.clear();
    return additions;
  }

  /** Takes back counts that could not be sent; they are sent again. */
  giveBack(additions: readonly Addition[]): void {
    for (const { key, calls } of additions) {
      const count = this.#find(key);
      if (count) {
        count.untold += calls;
        this.#untold.add(key);
      }
    }
  }

  /** Takes over what all processes counted together, these calls included. */
  learn(totals: readonly Addition[]): void {
    const now = this.#now();
    for (const { key, calls, endsIn } of totals) {
      const count = this.#find(key);
      if (count) {
        count.calls = calls + count.untold;
        count.endsAt = now + endsIn;
      }
    }
  }

  forgetEnded(): void {
    for (const key of this.#counts.keys()) {
      if (!this.#find(key)) {
        this.#counts.delete(key);
      }
    }
  }

  /** A count that has not ended. */
  #find(key: string): Count | undefined {
    const count = this.#counts.get(key);
    return count && count.endsAt > this.#now() ? count : undefined;
  }
}
