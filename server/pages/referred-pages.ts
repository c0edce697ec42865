import { storePage, type StoredPage } from './page-cache.ts';

const mostKept = 32;
/** Packing one as small as the pages of everybody takes a tenth of this, in milliseconds. */
const pauseMs = 1000;

/**
 * Pages with a partner's code in their links, packed after their first visitor has gone on: the
 * next one is sent them in the first round trip. However many codes somebody invents, a few pages
 * are kept, and one at a time is packed.
 */
export class ReferredPages {
  readonly #pages = new Map<string, StoredPage>();
  #nextAt = 0;

  find(key: string): StoredPage | undefined {
    return this.#pages.get(key);
  }

  /** Packs and keeps a page, unless another one was packed just now. */
  async keep(key: string, html: string, policy: string): Promise<void> {
    const now = performance.now();
    if (now < this.#nextAt) {
      return;
    }
    this.#nextAt = now + pauseMs;
    this.#pages.set(key, await storePage(html, policy));
    if (this.#pages.size > mostKept) {
      const [oldest] = this.#pages.keys();
      this.#pages.delete(oldest!);
    }
  }
}
