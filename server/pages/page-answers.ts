import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SitePageName } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { followedCode, withReferral } from './followed-code.ts';
import { type PagesOptions, siteData } from './pages-options.ts';
import { sendFresh, sendPage, shortHash, type StoredPage, storePage } from './send-page.ts';
import type { SiteContent, SiteContentSource } from './site-content.ts';
import { offeredLanguage, visitLanguage } from './visit-language.ts';

/**
 * Pages in memory, each made once however many ask at the same time; all are dropped when the
 * content's version changes.
 */
class PageCache {
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
 * Pages with a partner's code in their links. A page is packed after its first visitor is served,
 * so the next visitor gets it in the first round trip. A caller may invent any number of codes:
 * only a few pages are kept, and one at a time is packed.
 */
class ReferredPages {
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

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface PageRoute {
  name: SitePageName;
  path: string;
  status?: 200 | 404;
  /** Fills the page with the values of this one visitor. */
  fill?: (html: string, request: FastifyRequest) => string;
  /** Called with the filled page once it is on its way. */
  onSent?: (page: SentPage, request: FastifyRequest) => Promise<void>;
}

export interface SentPage {
  html: string;
  language: Language;
}

/** The language of a page, and the one it offers itself in: five variants of each page at most. */
interface ShownIn {
  language: Language;
  offer: Language | null;
}

/** Makes the handlers of pages: each sends its page from memory, or renders it first. */
export function pageAnswers(
  options: PagesOptions,
  content: SiteContentSource,
): (route: PageRoute) => PageHandler {
  const { isCacheable } = options.site;
  const cache = new PageCache();
  const referred = new ReferredPages();

  /** The page if it is in memory: the hot path allocates no promise. */
  function peek(key: string): StoredPage | undefined {
    const now = content.peek();
    return now && isCacheable ? cache.peek(key, now.version) : undefined;
  }

  async function make(route: PageRoute, shown: ShownIn, key: string): Promise<StoredPage> {
    const now = await content.read();
    const render = () => renderPage(options, route, shown, now);
    return isCacheable ? cache.get(key, now.version, render) : render();
  }

  return (route) => (request, reply) => {
    const language = visitLanguage(request, reply, options.settings.origin);
    const offer = offeredLanguage(request, language);
    const key = offer === null ? `${language} ${route.name}` : `${language} ${route.name} ${offer}`;
    const shown = { language, offer };
    const code = followedCode(request);
    const status = route.status ?? 200;
    const send = (page: StoredPage) =>
      code === null && !route.fill
        ? sendPage(request, reply, page, { status, isCacheable })
        : sendFilled(request, reply.code(status), page, {
            code,
            isCacheable,
            fill: route.fill,
            onSent: (html) => route.onSent?.({ html, language }, request),
            referred,
          });
    const stored = peek(key);
    return stored ? send(stored) : make(route, shown, key).then(send);
  };
}

interface Filling {
  code: string | null;
  isCacheable: boolean;
  fill: PageRoute['fill'] | undefined;
  onSent(html: string): Promise<void> | undefined;
  referred: ReferredPages;
}

/** Sends a page with this visitor's own values, and with a followed code in its links. */
async function sendFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, policy, etag }: StoredPage,
  { code, isCacheable, fill, onSent, referred }: Filling,
): Promise<FastifyReply> {
  // The 404 page has no partner worth keeping, and a filled page belongs to one visitor.
  const key = code && !fill && isCacheable && reply.statusCode === 200 ? `${etag} ${code}` : null;
  const kept = key && referred.find(key);
  if (kept) {
    return sendPage(request, reply, kept, { status: 200, isCacheable });
  }
  const own = fill ? fill(plain.toString(), request) : plain.toString();
  const html = code === null ? own : withReferral(own, code);
  await sendFresh(request, reply, {
    html,
    policy: isCacheable ? policy : null,
    // With this visitor's own values no cache on the way may keep it, whatever the cache compares.
    cacheControl: fill ? 'no-store' : 'no-cache',
    isPacked: referred.mayPackFresh(),
  });
  if (key) {
    void referred.keep(key, html, policy).catch((error) => request.log.error(error));
  }
  if (isCacheable && request.method !== 'HEAD') {
    onSent(html)?.catch((error) => request.log.error(error));
  }
  return reply;
}

async function renderPage(
  options: PagesOptions,
  { name, path }: PageRoute,
  { language, offer }: ShownIn,
  content: SiteContent,
): Promise<StoredPage> {
  const { site } = options;
  const data = siteData(options, content, { page: name, path, language });
  const shown = offer === null ? data : { ...data, offer };
  const made = await site.renderer.render(shown, site.assets);
  if (!site.isCacheable) {
    return storePage(made, contentSecurityPolicy(made, options.settings));
  }
  const pageName = shortHash(made);
  const html = named(made, pageName);
  const page = await storePage(html, contentSecurityPolicy(html, options.settings));
  options.keepPage({ name: pageName, path, language, html: page.plain });
  return page;
}

/** Writes its name into a page, where the scripts that tell of a view read it. */
function named(html: string, name: string): string {
  return html.replace(/<html( lang="[^"]*")?/, (start) => `${start} id="${name}"`);
}
