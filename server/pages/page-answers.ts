import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SitePageName } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { followedCode, withReferral } from './followed-code.ts';
import { PageCache, ReferredPages } from './page-cache.ts';
import { type PagesOptions, siteData } from './pages-options.ts';
import { sendFresh, sendPage, storePage, type StoredPage } from './send-page.ts';
import type { SiteContent, SiteContentSource } from './site-content.ts';
import { offeredLanguage, visitLanguage } from './visit-language.ts';

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface PageRoute {
  name: SitePageName;
  path: string;
  status?: 200 | 404;
  /** Writes into the page what is this one visitor's. */
  fill?: (html: string, request: FastifyRequest) => string;
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
  referred: ReferredPages;
}

/** Sends a page with what is this visitor's own, its links handing on the code of a followed one. */
async function sendFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, policy, etag }: StoredPage,
  { code, isCacheable, fill, referred }: Filling,
): Promise<FastifyReply> {
  // A missing page names no partner worth keeping, a filled one is nobody else's.
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
    // With this visitor's own values it is nobody else's, whatever a cache on the way compares.
    cacheControl: fill ? 'no-store' : 'no-cache',
    isPacked: referred.mayPackFresh(),
  });
  if (key) {
    void referred.keep(key, html, policy).catch((error) => request.log.error(error));
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
  const html = await site.renderer.render(shown, site.assets);
  return storePage(html, contentSecurityPolicy(html, options.settings));
}
