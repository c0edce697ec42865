import { isRowError } from '#server/db/batch.ts';

const retryMs = 30_000;
// Of a day without a database: far more than a site has pages.
const mostWaiting = 200;

/** Where pages of this process are kept: after their visitor has gone on, so that none waits for it. */
export interface PageKeeper<Page> {
  add(page: Page): void;
  /** Stores what waits, and resolves when nothing more is on its way. */
  close(): Promise<void>;
}

interface KeeperOptions<Page> {
  keep(page: Page): Promise<void>;
  onError(error: unknown): void;
}

/**
 * Opens the keeper of a process; a page that cannot be stored now is stored later. One that the
 * database will not have at all is let go, or none would come after it.
 */
export function keepLater<Page>({ keep, onError }: KeeperOptions<Page>): PageKeeper<Page> {
  const waiting = new Set<Page>();
  let storing: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function store(): Promise<void> {
    for (const page of waiting) {
      try {
        await keep(page);
      } catch (error) {
        onError(error);
        if (!isRowError(error)) {
          retry = setTimeout(start, retryMs);
          retry.unref();
          return;
        }
      }
      waiting.delete(page);
    }
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
      if (waiting.size < mostWaiting) {
        waiting.add(page);
        start();
      }
    },
    async close() {
      await settled();
      clearTimeout(retry);
    },
  };
}
