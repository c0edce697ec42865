import type { FastifyInstance } from 'fastify';
import type { CallLimit } from '#core/contract/route.ts';
import { adminPaths, portalPaths, sitePages } from '#core/contract/site.ts';
import { routeLimit } from '#server/platform/limits/limit-calls.ts';
import { sendAppDocument } from './app-document.ts';
import { confirmRoutes } from './confirm/confirm-routes.ts';
import { type FormParts, formRoutes } from './forms/form-routes.ts';
import { canonicalPaths, queryOf, sendToCanonical } from './canonical-path.ts';
import { flyerRoute } from './kit/flyer-route.ts';
import { mailChoiceRoutes } from './mail-choices/choice-routes.ts';
import { ownPageForms } from './my/own-page-routes.ts';
import { pageAnswers, type PageHandler } from './page-answers.ts';
import type { PagesOptions } from './pages-options.ts';
import { referralLinks } from './referral-links.ts';
import { robots, sitemap } from './search-engines.ts';
import { hasSentApplication, keepConfirmation, withReference } from './sent-application.ts';
import { securityTxt } from './security-txt.ts';
import { SiteContentSource } from './site-content.ts';

const open = {
  config: {
    access: 'public',
    rateLimit: false,
  },
} as const;

/** A screen rendered for one person costs more than a page from memory; staff share an address. */
const mostRendered: Readonly<Record<string, CallLimit>> = {
  [portalPaths.dashboard]: { count: 60, seconds: 60 },
  [adminPaths.dashboard]: { count: 300, seconds: 60 },
  [adminPaths.lead]: { count: 300, seconds: 60 },
};

const moved = {
  '/admin': adminPaths.dashboard,
  '/affiliate': portalPaths.dashboard,
} as const;

const screens = {
  admin: Object.values(adminPaths),
  portal: Object.values(portalPaths),
} as const;

/** Below the CRM or the portal; to who is signed in, their documents say that there is no such screen. */
const mistypedScreen = /^\/(admin|affiliate)(?:\/[\w-]+)+\/?(?:\?|$)/;

const noPages = /^\/(api|media|assets)(\/|$)/;

/**
 * The public site over HTTP: pages from memory, referral links, sitemap, and the documents of
 * the CRM and the portal.
 */
export async function pages(
  app: FastifyInstance,
  options: PagesOptions,
  services: FormParts['services'],
) {
  const { sources, accountOf } = options;
  const { origin } = options.settings;
  const content = new SiteContentSource(sources, (error) =>
    app.log.error(error, 'page content could not be read'),
  );
  const answer = pageAnswers(options, content);
  const missing = answer({
    name: 'notFound',
    path: '/',
    status: 404,
  });
  const canonicalOf = canonicalPaths(Object.keys(moved));
  const notFound: PageHandler = async (request, reply) => {
    const [, root] = mistypedScreen.exec(request.url) ?? [];
    const app = root && (root === 'admin' ? 'admin' : 'portal');
    const sent = sendToCanonical(request, reply, canonicalOf);
    if (sent) {
      return sent;
    }
    // If the lookup fails, the person is treated as possibly signed in.
    const account = app && (await accountOf[app](request).catch(() => undefined));
    return app && account !== null
      ? sendAppDocument(request, reply.code(404), { app, options, content })
      : missing(request, reply);
  };

  const confirmation = (thanks: PageHandler, path: string): PageHandler => {
    const nothing = answer({ name: 'noApplication', path });
    return (request, reply) => {
      const isSent = hasSentApplication(request, reply, origin);
      return isSent ? thanks(request, reply) : nothing(request, reply);
    };
  };

  // Known before the first visitor: from then on the pages do without the database if they must.
  app.addHook('onReady', async () => void (await content.read().catch(() => {})));

  const filled = { fill: withReference, onSent: keepConfirmation(options, services) };
  for (const [path, { name }] of Object.entries(sitePages)) {
    const isConfirmation = name === 'thankYou';
    const shown = answer({ name, path, ...(isConfirmation && filled) });
    app.get(path, open, isConfirmation ? confirmation(shown, path) : shown);
  }
  formRoutes(app, { options, content, services });
  ownPageForms(app, { options, content, services });
  for (const name of ['admin', 'portal'] as const) {
    const parts = { app: name, options, content };
    for (const path of screens[name]) {
      const most = mostRendered[path];
      const rateLimit = most && routeLimit(most, app.routeSettings.rateLimitScale);
      const config = { ...open.config, ...(rateLimit && { rateLimit }) };
      app.get(path, { config }, (request, reply) => sendAppDocument(request, reply, parts));
    }
  }
  for (const [path, target] of Object.entries(moved)) {
    app.get(path, open, async (request, reply) => reply.redirect(target + queryOf(request), 302));
  }
  mailChoiceRoutes(app, services);
  confirmRoutes(app, { options, content, services });
  filesForCrawlers(app, origin);
  tellSecurityContact(app, services, origin);
  flyerRoute(app, services);
  referralLinks(app, options, services);

  app.setNotFoundHandler({ preHandler: [] }, (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !noPages.test(request.url)) {
      return notFound(request, reply);
    }
    return reply
      .code(404)
      .type('application/json; charset=utf-8')
      .send({ message: 'There is nothing at this address.' });
  });
}

function filesForCrawlers(app: FastifyInstance, origin: string): void {
  const anHour = 'max-age=3600';
  app.get('/sitemap.xml', open, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', anHour)
      .send(sitemap(origin)),
  );
  app.get('/robots.txt', open, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', anHour).send(robots(origin)),
  );
  app.get('/favicon.ico', open, async (_request, reply) =>
    reply.redirect('/media/favicon-32.png', 301),
  );
}

/** Nothing is routed while the operator names no contact, so that the address is 404. */
function tellSecurityContact(
  app: FastifyInstance,
  { config, clock }: FormParts['services'],
  origin: string,
): void {
  const { securityContact: contact } = config;
  if (contact !== undefined) {
    app.get('/.well-known/security.txt', open, async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'max-age=3600')
        .send(securityTxt({ contact, origin, now: clock.now() })),
    );
  }
}
