import type { SiteHeroMedia } from '#core/contract/site.ts';
import { creditNeedsFootnote, type ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { within } from './with-timeout.ts';

/** Where the pages' data comes from; the features provide it. */
export interface SiteSources {
  /** The lender's date, YYYY-MM-DD. */
  today(): string;
  currentTerms(today: string): Promise<ProgrammeTerms>;
  activeHeroMedia(): Promise<SiteHeroMedia | null>;
}

export interface SiteContent {
  readonly today: string;
  readonly terms: ProgrammeTerms;
  readonly heroMedia: SiteHeroMedia | null;
  readonly needsCreditFootnote: boolean;
  /** Changes whenever any page would. */
  readonly version: string;
}

// Another server process may have changed the content: each looks again this often, so a change
// shows within seconds everywhere.
const freshForMs = 5000;
const patienceMs = 500;

/**
 * What all pages are rendered from, looked up at most every few seconds; a failed look-up keeps
 * what was known.
 */
export class SiteContentSource {
  readonly #sources: SiteSources;
  readonly #onFault: (error: unknown) => void;
  #content: SiteContent | undefined;
  #loadedAt = -Infinity;
  #loading: Promise<SiteContent> | undefined;

  constructor(sources: SiteSources, onError: (error: unknown) => void) {
    this.#sources = sources;
    this.#onFault = onError;
  }

  /** The content if it is known and fresh. */
  peek(): SiteContent | undefined {
    return performance.now() - this.#loadedAt < freshForMs ? this.#content : undefined;
  }

  /** To be called when staff change media or terms: the next page is the new one. */
  drop(): void {
    this.#loadedAt = -Infinity;
  }

  /**
   * Known content serves on when new is not to be had at once: a database that is away must not
   * take the public site with it.
   */
  async read(): Promise<SiteContent> {
    const fresh = this.peek();
    if (fresh) {
      return fresh;
    }
    this.#loading ??= this.#load().finally(() => (this.#loading = undefined));
    const known = this.#content;
    if (!known) {
      return this.#loading;
    }
    try {
      return await within(patienceMs, this.#loading);
    } catch (error) {
      this.#onFault(error);
      // The next look is some seconds away: not every visitor has to wait for the same silence.
      this.#loadedAt = performance.now();
      return known;
    }
  }

  async #load(): Promise<SiteContent> {
    const today = this.#sources.today();
    // None to be had: what was shown stays; with nothing known the product shows its own film, as
    // specified.
    const heroMedia = await this.#sources.activeHeroMedia().catch((error: unknown) => {
      this.#onFault(error);
      return this.#content?.heroMedia ?? null;
    });
    const terms = await this.#sources.currentTerms(today);
    this.#content = {
      today,
      terms,
      heroMedia,
      needsCreditFootnote: creditNeedsFootnote(terms, today),
      version: `${today} ${terms.version} ${heroMedia?.filePath ?? ''}`,
    };
    this.#loadedAt = performance.now();
    return this.#content;
  }
}
