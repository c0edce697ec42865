import type { Log } from '../log.ts';

// The first new start is at once, the last of these pauses repeats: a disk that stays full costs
// little, and a disk with space again is noticed within seconds.
const pausesMs = [0, 250, 500, 1000, 2000, 4000, 5000];
// An engine that lived so long was well: its next fault begins a new outage.
const calmMs = 30_000;
const lineEveryMs = 60_000;

const remedies: [fault: RegExp, remedy: string][] = [
  [/No space left|ENOSPC|EDQUOT/, ' Free space on the disk of DATA_DIR.'],
  [/Too many open files|EMFILE|ENFILE/, ' Raise the limit of open files (ulimit -n).'],
  [/Read-only file system|EROFS/, ' Make the disk of DATA_DIR writable again.'],
  [/Input\/output error|I\/O error|EIO/, ' Look at the disk of DATA_DIR: it fails.'],
];

/** Advice for an operator, as a sentence after a space; empty if the error explains itself. */
export function remedyOf(fault: string): string {
  return remedies.find(([known]) => known.test(fault))?.[1] ?? '';
}

/** Counts recent failures of the engine, and decides when it may restart and what is logged. */
export class Outage {
  readonly #log: Log;
  #failures = 0;
  #startedAt = -Infinity;
  #saidAt = -Infinity;
  #saidEndAt = -Infinity;
  #unsaid = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Records a failure; returns the milliseconds until the restart. */
  failed(reason: string): number {
    const now = performance.now();
    if (now - this.#startedAt > calmMs) {
      this.#failures = 0;
      this.#saidAt = -Infinity;
    }
    // Errors from here on are not failed starts.
    this.#startedAt = Infinity;
    const pauseMs = pausesMs[Math.min(this.#failures, pausesMs.length - 1)]!;
    this.#failures += 1;
    if (now - this.#saidAt < lineEveryMs) {
      this.#unsaid += 1;
      return pauseMs;
    }
    const more = this.#unsaid > 0 ? ` (${this.#unsaid} more failures since the last line)` : '';
    this.#log.error(`Database: ${reason}; it is started again${more}.${remedyOf(reason)}`);
    this.#saidAt = now;
    this.#unsaid = 0;
    return pauseMs;
  }

  started(): void {
    const now = performance.now();
    this.#startedAt = now;
    if (this.#failures > 0 && now - this.#saidEndAt >= lineEveryMs) {
      this.#log.warn('Database: it runs again.');
      this.#saidEndAt = now;
    }
  }
}
