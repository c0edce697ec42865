import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { adminPaths, sitePages, type SitePageName } from '#core/contract/site.ts';
import { pickLanguage, readLanguage, type Language } from '#core/domain/language.ts';
import { isReservedCode, normalizeReferralCode } from '#core/domain/referral.ts';
import { routeLimit } from '#server/platform/limits.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { PageCache, storePage, type StoredPage } from './page-cache.ts';
import { robots, sitemap } from './search-engines.ts';
import { SiteContentSource, type SiteContent, type SiteSources } from './site-content.ts';
import type { Site } from './site.ts';
import { accepts, isKept } from './request-headers.ts';
import { within } from './with-timeout.ts';

export interface PagesOptions {
  readonly site: Site;
  readonly sources: SiteSources;
  /** The live partner behind a code in any case, or null. */
  findLiveAffiliate(code: string): Promise<{ referralCode: string } | null>;
  readonly origin: string;
  readonly timeZone: string;
  readonly pixelId: string | null;
  readonly mapsApiKey: string | null;
  readonly mayShareFinancial: boolean;
}

const open = { config: { access: 'public', rateLimit: false } } as const;
const moved = [
  ['/admin', adminPaths.dashboard],
  ['/affiliate', '/affiliate/register'],
  ['/affiliate/login', '/affiliate/register'],
  ['/affiliate/dashboard', '/affiliate/register'],
] as const;
// More than any campaign page sends at once from one office, and too few to find out which codes
// there are.
const linkLimit = { count: 120, seconds: 60 };
const lookUpMs = 2000;

// Only the query of a request goes along, never its host or path: no foreign address can come out
// of here.
const queryOf = (request: FastifyRequest): string => new URL(request.url, 'http://local').search;

/**
 * The public site over HTTP: pages from memory, referral links, sitemap, and the document of the
 * CRM.
 */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { site, origin } = options;
  const cache = new PageCache();
  const content = new SiteContentSource(options.sources, (error) =>
    app.log.error(error, 'page content could not be read'),
  );

  const renderPage = async (
    page: SitePageName,
    path: string,
    language: Language,
    now: SiteContent,
  ): Promise<StoredPage> => {
    const html = await site.renderer.render(
      {
        page,
        path,
        language,
        origin,
        terms: now.terms,
        today: now.today,
        needsCreditFootnote: now.needsCreditFootnote,
        heroMedia: now.heroMedia,
        timeZone: options.timeZone,
        pixelId: options.pixelId,
        mapsApiKey: options.mapsApiKey,
        mayShareFinancial: options.mayShareFinancial,
      },
      site.assets,
    );
    return storePage(html, contentSecurityPolicy(html, options));
  };

  const sendPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: StoredPage,
    status: number,
  ) => {
    void reply.code(status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
      etag: page.etag,
      ...(site.isCacheable && { 'content-security-policy': page.policy }),
    });
    if (!site.isCacheable) {
      void reply.removeHeader('content-security-policy');
    }
    if (status === 200 && isKept(request.headers['if-none-match'], page.etag)) {
      return reply.code(304).send();
    }
    const acceptEncoding = request.headers['accept-encoding'];
    if (accepts(acceptEncoding, 'br')) {
      return reply.header('content-encoding', 'br').send(page.br);
    }
    if (accepts(acceptEncoding, 'gzip')) {
      return reply.header('content-encoding', 'gzip').send(page.gzip);
    }
    return reply.send(page.plain);
  };

  const answer =
    (page: SitePageName, path: string, status = 200) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      const asked = (request.query as { lang?: unknown }).lang;
      const kept = request.cookies['lang'];
      const language = pickLanguage({ query: asked, cookie: kept });
      const named = readLanguage(asked);
      // The cookie mirrors the browser's own storage, so that the next page comes in the same
      // language without asking.
      if (named && named !== kept) {
        void reply.setCookie('lang', named, {
          path: '/',
          maxAge: 31_536_000,
          sameSite: 'lax',
          secure: origin.startsWith('https:'),
        });
      }
      const now = content.peek();
      const stored = now && site.isCacheable && cache.peek(`${language} ${page}`, now.version);
      if (stored) {
        return sendPage(request, reply, stored, status);
      }
      return (async () => {
        const fresh = await content.read();
        const made = site.isCacheable
          ? await cache.get(`${language} ${page}`, fresh.version, () =>
              renderPage(page, path, language, fresh),
            )
          : await renderPage(page, path, language, fresh);
        return sendPage(request, reply, made, status);
      })();
    };

  // Known before the first visitor: from then on the pages do without the database if they must.
  app.addHook('onReady', async () => void (await content.read().catch(() => {})));

  for (const [path, { name }] of Object.entries(sitePages)) {
    app.get(path, open, answer(name, path));
  }

  const notFound = answer('notFound', '/', 404);
  app.get('/sitemap.xml', open, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'max-age=3600')
      .send(sitemap(origin)),
  );
  app.get('/robots.txt', open, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=3600')
      .send(robots(origin)),
  );
  app.get('/favicon.ico', open, async (_request, reply) =>
    reply.redirect('/media/favicon-32.png', 301),
  );

  // The CRM's document holds no data: who may see data is decided by the calls it makes.
  for (const path of Object.values(adminPaths)) {
    app.get(path, open, async (request, reply) => {
      const { terms } = await content.read();
      // The login page shows the license number before anybody has signed in.
      const license = `<meta name="license" content="${terms.licenseNumber.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}">`;
      const html = (await site.adminDocument(request.url)).replace(
        '</head>',
        () => `${license}</head>`,
      );
      if (site.isCacheable) {
        void reply.header(
          'content-security-policy',
          contentSecurityPolicy(html, { pixelId: null, mapsApiKey: null }),
        );
      } else {
        void reply.removeHeader('content-security-policy');
      }
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
        .send(html);
    });
  }
  for (const [path, target] of moved) {
    app.get(path, open, async (request, reply) => reply.redirect(target + queryOf(request), 302));
  }

  const linkConfig = {
    access: 'public',
    rateLimit: routeLimit(linkLimit, app.routeSettings.rateLimitScale),
  } as const;
  app.get<{ Params: { code: string } }>(
    '/:code',
    { config: linkConfig },
    async (request, reply) => {
      const typed = normalizeReferralCode(request.params.code);
      if (typed === null || isReservedCode(typed)) {
        return notFound(request, reply);
      }
      const affiliate = await within(lookUpMs, options.findLiveAffiliate(typed)).catch(
        (error: unknown) => {
          request.log.warn({ err: error }, 'a referral code could not be looked up');
          // A partner's visitor is not turned away while the database is: the code is judged again
          // with the application.
          return { referralCode: typed };
        },
      );
      if (!affiliate) {
        return notFound(request, reply);
      }
      const query = new URLSearchParams(queryOf(request));
      query.set('ref', affiliate.referralCode);
      return reply.header('cache-control', 'no-store').redirect(`/?${query.toString()}`, 302);
    },
  );

  app.setNotFoundHandler({ preHandler: [] }, (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (isPage && !/^\/(api|media|assets)(\/|$)/.test(request.url)) {
      return notFound(request, reply);
    }
    return reply
      .code(404)
      .type('application/json; charset=utf-8')
      .send({ message: 'There is nothing at this address.' });
  });
}
