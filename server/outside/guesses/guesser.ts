import { Worker } from 'node:worker_threads';
import type { Asked } from './guess-worker.ts';

interface Waiting {
  resolve(guesses: number): void;
  reject(error: Error): void;
}

/**
 * Estimates how often someone would have to guess before a password is found (zxcvbn, words of
 * three languages). The lists of words take 100 MB and a quarter of a second, and passwords are
 * set seldom: they live in a thread of their own that ends when none was set for a while.
 */
export class Guesser {
  readonly #idleMs: number;
  #worker: Worker | undefined;
  #waiting: Waiting[] = [];
  #idle: NodeJS.Timeout | undefined;

  constructor(idleMs = 30_000) {
    this.#idleMs = idleMs;
  }

  get isLoaded(): boolean {
    return this.#worker !== undefined;
  }

  /** `words` are the guesses of someone who knows the owner. */
  guesses(password: string, words: string[]): Promise<number> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ password, words } satisfies Asked);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./guess-worker.ts', import.meta.url), { execArgv: [] });
    worker.on('message', (guesses: number) => {
      this.#waiting.shift()?.resolve(guesses);
      if (this.#waiting.length === 0) {
        this.#rest(worker);
      }
    });
    worker.once('error', (error: Error) => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.splice(0)) {
        reject(error);
      }
    });
    return worker;
  }

  /** A process that has nothing else to do may end. */
  #rest(worker: Worker): void {
    worker.unref();
    this.#idle = setTimeout(() => {
      this.#worker = undefined;
      void worker.terminate();
    }, this.#idleMs).unref();
  }
}
