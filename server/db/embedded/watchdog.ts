/** Calls `onOverdue` once when the engine works on the same statements for too long. */
export class Watchdog {
  readonly #limitMs: number;
  readonly #onOverdue: () => void;
  readonly #timer: NodeJS.Timeout;
  #outstanding = 0;
  #since = 0;
  #pauses = 0;

  constructor(limitMs: number, onOverdue: () => void) {
    this.#limitMs = limitMs;
    this.#onOverdue = onOverdue;
    // A glance a few times per limit costs nothing per statement; a timer for each statement would.
    this.#timer = setInterval(() => this.#look(), Math.min(1000, Math.max(10, limitMs / 8)));
    this.#timer.unref();
  }

  sent(): void {
    if (this.#outstanding++ === 0) {
      this.#since = performance.now();
    }
  }

  answered(): void {
    this.#outstanding = Math.max(0, this.#outstanding - 1);
    this.#since = performance.now();
  }

  forget(): void {
    this.#outstanding = 0;
  }

  /** While `work` runs no statement is too long: migrations, backups, maintenance. */
  async paused<T>(work: () => Promise<T>): Promise<T> {
    this.#pauses++;
    try {
      return await work();
    } finally {
      this.#pauses--;
      this.#since = performance.now();
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    if (
      this.#outstanding === 0 ||
      this.#pauses > 0 ||
      performance.now() - this.#since < this.#limitMs
    ) {
      return;
    }
    this.#outstanding = 0;
    this.#onOverdue();
  }
}
