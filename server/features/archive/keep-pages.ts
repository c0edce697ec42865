import type { Language } from '#core/domain/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { hashOf, packPage, unpackPage } from './pack-page.ts';
import { findBase } from './queries.ts';
import { insertPage, markServed } from './writes.ts';

/** A public page as it leaves the server, without anything of one visitor. */
export interface ServedPage {
  /** How it calls itself in its own text; visits name it so. */
  name: string;
  path: string;
  language: Language;
  html: Buffer;
}

// A page that differs more than this from its base is one for those that come after it.
const mostOfWhole = 1 / 20;

/** Stores a page, or that it is served again. */
async function keepPage(db: Queryable, { html, ...page }: ServedPage): Promise<void> {
  const hash = hashOf(html);
  if (await markServed(db, hash)) {
    return;
  }
  const base = await findBase(db, page);
  const packed = base && (await packPage(html, await unpackPage(base.html)));
  const isAlike = packed && packed.length < html.length * mostOfWhole;
  await insertPage(db, {
    ...page,
    hash,
    base: isAlike ? base.hash : null,
    html: isAlike ? packed : await packPage(html),
  });
}

const retryMs = 30_000;
// Of a day without a database: far more than a site has pages.
const mostWaiting = 200;

/** Where the pages of this process are kept: once each, after their first visitor has gone on. */
interface PageKeeper {
  add(page: ServedPage): void;
  /** Stores what waits, and resolves when nothing more is on its way. */
  close(): Promise<void>;
}

/** Opens the keeper of a process; a page that cannot be stored now is stored later. */
export function keepPages(db: Queryable, onError: (error: unknown) => void): PageKeeper {
  const waiting = new Map<string, ServedPage>();
  let storing: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function store(): Promise<void> {
    try {
      for (const [key, page] of waiting) {
        await keepPage(db, page);
        waiting.delete(key);
      }
    } catch (error) {
      onError(error);
      retry = setTimeout(start, retryMs);
      retry.unref();
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
        waiting.set(page.name, page);
        start();
      }
    },
    async close() {
      await settled();
      clearTimeout(retry);
    },
  };
}
