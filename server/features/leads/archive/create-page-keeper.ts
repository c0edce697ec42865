import { isRowError } from '#server/db/batch.ts';

const retryMs = 30_000;
// Far more than the public pages of a site, and than the personal ones of a busy minute.
const mostWaiting = 200;

/** Stores the pages of this process after they were sent, so that no visitor waits for it. */
export interface PageKeeper<Page> {
  add(page: Page): void;
  /** Stores the waiting pages, and resolves when none is left. */
  close(): Promise<void>;
}

interface KeeperOptions<Page> {
  keep(page: Page): Promise<void>;
  onError(error: unknown): void;
  /** Equal for two pages of which one is enough. */
  keyOf?(page: Page): string;
}

/** A page that fails this often while others are stored is dropped. */
const mostTries = 10;

/** Whether the database does not answer at all, so that no page can be stored now. */
function isAway(error: unknown): boolean {
  return (
    error instanceof Error &&
    (('code' in error && /^(08|57P|E[A-Z])/.test(String(error.code))) || isAway(error.cause))
  );
}

/**
 * Opens the keeper of a process. A page that cannot be stored now is stored later; one that can
 * never be stored holds up no other.
 */
export function createPageKeeper<Page>({
  keep,
  onError,
  keyOf,
}: KeeperOptions<Page>): PageKeeper<Page> {
  const waiting = new Map<unknown, { page: Page; tries: number }>();
  let storing: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isFull = false;

  function tryLater(): void {
    clearTimeout(retry);
    retry = setTimeout(start, retryMs);
    retry.unref();
  }

  async function store() {
    for (const [key, entry] of waiting) {
      try {
        await keep(entry.page);
        waiting.delete(key);
      } catch (error) {
        onError(error);
        entry.tries += 1;
        if (isAway(error)) {
          tryLater();
          return;
        }
        if (isRowError(error) || entry.tries >= mostTries) {
          waiting.delete(key);
        } else {
          tryLater();
        }
      }
    }
    isFull = false;
  }

  function start(): void {
    clearTimeout(retry);
    retry = undefined;
    storing ??= store().finally(() => {
      storing = undefined;
      if (waiting.size > 0 && !retry) {
        start();
      }
    });
  }

  function settled(): Promise<void> {
    return storing ? storing.then(settled) : Promise.resolve();
  }

  return {
    add(page) {
      const key = keyOf?.(page) ?? Symbol('page');
      if (waiting.size < mostWaiting || waiting.has(key)) {
        waiting.set(key, { page, tries: 0 });
        start();
      } else if (!isFull) {
        isFull = true;
        onError(new Error('too many pages wait to be kept; some are left out'));
      }
    },
    async close() {
      await settled();
      clearTimeout(retry);
    },
  };
}
