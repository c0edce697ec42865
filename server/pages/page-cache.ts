import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page ready to be sent in any encoding. */
export interface StoredPage {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  readonly policy: string;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function storePage(html: string, policy: string): Promise<StoredPage> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    zip(plain),
  ]);
  return {
    plain,
    br,
    gzip: gzipped,
    policy,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
}

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
