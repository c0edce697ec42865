import type { SiteHeroMedia } from '#core/contract/site.ts';
import type { ServicePromise } from '#core/domain/office/service-promise.ts';
import {
  creditNeedsFootnote,
  type ProgrammeTerms,
} from '#core/domain/programme/programme-terms.ts';
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
  readonly servicePromise: Source<ServicePromise | null>;
}

export interface SiteContent {
  /** The lender's date that the terms are of, YYYY-MM-DD. */
  readonly today: string;
  readonly terms: ProgrammeTerms;
  readonly heroMedia: SiteHeroMedia | null;
  readonly servicePromise: ServicePromise | null;
  readonly needsCreditFootnote: boolean;
  /** Changes whenever any page would. */
  readonly version: string;
}

const restMs = 5000;
// A server at work may take more than a second to read a change, and what was changed should be
// seen at once; a database that is away mostly says so at once.
const patienceMs = 2000;

/** The content of pages under these terms on their day. */
export function contentOf(
  terms: ProgrammeTerms,
  heroMedia: SiteHeroMedia | null,
  servicePromise: ServicePromise | null,
): SiteContent {
  const today = terms.asOf;
  return {
    today,
    terms,
    heroMedia,
    servicePromise,
    needsCreditFootnote: creditNeedsFootnote(terms, today),
    version: JSON.stringify([today, terms.version, heroMedia, servicePromise]),
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
    const promise = this.#sources.servicePromise.peek();
    if (terms === undefined || heroMedia === undefined || promise === undefined) {
      return performance.now() < this.#restsUntil ? known : undefined;
    }
    const isSame =
      known?.terms === terms && known.heroMedia === heroMedia && known.servicePromise === promise;
    if (!isSame) {
      this.#content = contentOf(terms, heroMedia, promise);
    }
    return this.#content;
  }

  /**
   * Serves known content if new content is not available at once: a database that is away must not
   * take the public site with it.
   */
  async read(): Promise<SiteContent> {
    const content = this.peek();
    if (content) {
      return content;
    }
    // Not shared with earlier callers: their read may have begun before a change.
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
    const { terms: termsSource, heroMedia: mediaSource, servicePromise } = this.#sources;
    // If one is not available, what was shown stays. With nothing known the product shows its own
    // film, as specified, and no promise; an older promise names its own last day.
    const [terms, heroMedia, promise] = await Promise.all([
      termsSource.read(),
      this.#readOr(mediaSource, () => this.#content?.heroMedia ?? null),
      this.#readOr(servicePromise, () => this.#content?.servicePromise ?? null),
    ]);
    this.#content = contentOf(terms, heroMedia.shown, promise.shown);
    if (heroMedia.isRead && promise.isRead) {
      // The database answers again, late as it may be: the next change is looked up at once.
      this.#restsUntil = -Infinity;
    }
    return this.#content;
  }

  async #readOr<T>(source: Source<T>, known: () => T): Promise<{ shown: T; isRead: boolean }> {
    try {
      return { shown: await source.read(), isRead: true };
    } catch (error) {
      this.#onError(error);
      this.#rest();
      return { shown: known(), isRead: false };
    }
  }
}
