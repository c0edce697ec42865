import { AsyncLocalStorage } from 'node:async_hooks';

/** Collects items that arrive together into one statement; a lone item is written at once. */
export interface Batch<Item, Result> {
  /** Resolves when the item's own batch is committed; rejects with the batch. */
  add(item: Item): Promise<Result>;
  readonly waiting: number;
  readonly isFull: boolean;
}

interface BatchOptions<Item, Result> {
  write(items: Item[]): Promise<Result[]>;
  size: number;
  /** Statements on their way at the same time. */
  concurrency: number;
  /** From this many waiting items on, `isFull` tells callers to refuse more. */
  capacity: number;
  /** True if the error is caused by one row; the batch is then written again row by row. */
  isRowError?(error: unknown): boolean;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export function makeBatch<Item, Result>({
  write,
  size,
  concurrency,
  capacity,
  isRowError = () => false,
}: BatchOptions<Item, Result>): Batch<Item, Result> {
  const queue: Waiting<Item, Result>[] = [];
  let running = 0;
  let isScheduled = false;
  // One write serves several calls, so it runs in the context of none of them.
  const ofNoCall = AsyncLocalStorage.snapshot();

  async function settle(taken: Waiting<Item, Result>[]) {
    try {
      const results = await write(taken.map(({ item }) => item));
      taken.forEach(({ resolve }, at) => resolve(results[at] as Result));
    } catch (error) {
      if (taken.length > 1 && isRowError(error)) {
        for (const one of taken) {
          await settle([one]);
        }
      } else {
        for (const { reject } of taken) {
          reject(error);
        }
      }
    }
  }

  async function runWriter() {
    running += 1;
    while (queue.length > 0) {
      await settle(queue.splice(0, size));
    }
    running -= 1;
  }

  return {
    add(item) {
      return new Promise((resolve, reject) => {
        queue.push({
          item,
          resolve,
          reject,
        });
        if (isScheduled || running >= concurrency) {
          return;
        }
        isScheduled = true;
        // One turn of the event loop: requests that were read together are written together.
        setImmediate(() => {
          isScheduled = false;
          if (queue.length > 0 && running < concurrency) {
            void ofNoCall(runWriter);
          }
        });
      });
    },
    get waiting() {
      return queue.length;
    },
    get isFull() {
      return queue.length >= capacity;
    },
  };
}

/** Whether an error is caused by a row's data (SQLSTATE 22, 23), also as Drizzle wraps it. */
export function isRowError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (('code' in error && /^2[23]/.test(String(error.code))) || isRowError(error.cause))
  );
}
