import { type StoredPage, storePage } from './send-page.ts';

/**
 * Pages in memory, each made once however many ask at the same time; all are dropped when the
 * content's version changes.
 */
export class PageCache {
  readonly #pages = new Map<string, StoredPage>();
  readonly #making = new Map<string, Promise<StoredPage>>();
  #version = '';

  /** The page if it is here already: the hot path allocates no promise. */
  peek(key: string, version: string): StoredPage | undefined {
    if (version !== this.#version) {
      this.#pages.clear();
      this.#making.clear();
      this.#version = version;
    }
    return this.#pages.get(key);
  }

  async get(key: string, version: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const page = this.peek(key, version);
    if (page) {
      return page;
    }
    let making = this.#making.get(key);
    if (!making) {
      making = make().finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    const made = await making;
    // The version may have moved on while the page was made.
    if (version === this.#version) {
      this.#pages.set(key, made);
    }
    return made;
  }
}

const mostKept = 32;
/** Compressing a page as well as the shared pages takes a tenth of this, in milliseconds. */
const pauseMs = 1000;
// More than all partners' links together bring in a second, and a few hundredths of a processor.
const mostFresh = 20;
const secondMs = 1000;

/**
 * Pages with a partner's code in their links, packed after their first visitor has gone on: the
 * next one is sent them in the first round trip. However many codes somebody invents, a few pages
 * are kept, and one at a time is packed.
 */
export class ReferredPages {
  readonly #pages = new Map<string, StoredPage>();
  #nextAt = 0;
  #freshSince = 0;
  #fresh = 0;

  find(key: string): StoredPage | undefined {
    return this.#pages.get(key);
  }

  /**
   * Whether one more page may be packed while its visitor waits. Codes are invented faster than
   * pages are packed: beyond so many in a second they are sent as they are.
   */
  mayPackFresh(): boolean {
    const now = performance.now();
    if (now - this.#freshSince >= secondMs) {
      this.#freshSince = now;
      this.#fresh = 0;
    }
    this.#fresh += 1;
    return this.#fresh <= mostFresh;
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
