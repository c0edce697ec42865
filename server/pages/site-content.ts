import type { SiteHeroMedia } from '#core/contract/site.ts';
import { creditNeedsFootnote, type ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { withTimeout } from './with-timeout.ts';

/** A value in memory; its feature reads it again when it has changed. */
interface Source<T> {
  /** The value if it is in memory and still right. */
  peek(): T | undefined;
  read(): Promise<T>;
}

/** Where the pages' data comes from; the features provide it. */
export interface SiteSources {
  /** Today's terms; on another day they are other terms. */
  readonly terms: Source<ProgrammeTerms>;
  readonly heroMedia: Source<SiteHeroMedia | null>;
}

export interface SiteContent {
  /** The lender's date that the terms are of, YYYY-MM-DD. */
  readonly today: string;
  readonly terms: ProgrammeTerms;
  readonly heroMedia: SiteHeroMedia | null;
  readonly needsCreditFootnote: boolean;
  /** Changes whenever any page would. */
  readonly version: string;
}

const restMs = 5000;
// A server at work may take more than a second to read a change, and what was changed should be
// seen at once; a database that is away mostly says so at once.
const patienceMs = 2000;

/** What pages show under these terms on their day. */
export function contentOf(terms: ProgrammeTerms, heroMedia: SiteHeroMedia | null): SiteContent {
  const today = terms.asOf;
  return {
    today,
    terms,
    heroMedia,
    needsCreditFootnote: creditNeedsFootnote(terms, today),
    version: JSON.stringify([today, terms.version, heroMedia]),
  };
}

/**
 * The data that all pages are rendered from, assembled again whenever a part of it has changed. A
 * page view needs no query: the parts are in memory, and their features are notified of every
 * change.
 */
export class SiteContentSource {
  readonly #sources: SiteSources;
  readonly #onError: (error: unknown) => void;
  #content: SiteContent | undefined;
  #restsUntil = -Infinity;

  constructor(sources: SiteSources, onError: (error: unknown) => void) {
    this.#sources = sources;
    this.#onError = onError;
  }

  /** The content if all of it is in memory. */
  peek(): SiteContent | undefined {
    const known = this.#content;
    const terms = this.#sources.terms.peek();
    const heroMedia = this.#sources.heroMedia.peek();
    if (terms === undefined || heroMedia === undefined) {
      return performance.now() < this.#restsUntil ? known : undefined;
    }
    if (known?.terms !== terms || known.heroMedia !== heroMedia) {
      this.#content = contentOf(terms, heroMedia);
    }
    return this.#content;
  }

  /**
   * Known content serves on when new is not to be had at once: a database that is away must not
   * take the public site with it.
   */
  async read(): Promise<SiteContent> {
    const content = this.peek();
    if (content) {
      return content;
    }
    // Not shared with who asked earlier: what is being read for them may be from before a change.
    const loading = this.#load();
    const known = this.#content;
    if (!known) {
      return loading;
    }
    try {
      return await withTimeout(patienceMs, loading);
    } catch (error) {
      this.#onError(error);
      this.#rest();
      return known;
    }
  }

  /** The next look is some seconds away: not every visitor has to wait for the same silence. */
  #rest(): void {
    this.#restsUntil = performance.now() + restMs;
  }

  async #load(): Promise<SiteContent> {
    const [terms, heroMedia] = await Promise.all([
      this.#sources.terms.read(),
      this.#readHeroMedia(),
    ]);
    this.#content = contentOf(terms, heroMedia.shown);
    if (heroMedia.isRead) {
      // The database answers again, late as it may be: the next change is looked up at once.
      this.#restsUntil = -Infinity;
    }
    return this.#content;
  }

  /**
   * None to be had: what was shown stays; with nothing known the product shows its own film, as
   * specified.
   */
  async #readHeroMedia(): Promise<{ shown: SiteHeroMedia | null; isRead: boolean }> {
    try {
      return { shown: await this.#sources.heroMedia.read(), isRead: true };
    } catch (error) {
      this.#onError(error);
      this.#rest();
      return { shown: this.#content?.heroMedia ?? null, isRead: false };
    }
  }
}
