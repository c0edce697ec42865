import type { FastifyInstance } from 'fastify';
import { flyerPath, portalPaths } from '#core/contract/site.ts';
import { readLanguage } from '#core/domain/language.ts';
import { readFlyer } from '#server/features/partners/affiliates/links/read-flyer.ts';
import type { Services } from '#server/features/context.ts';
import { callContext } from '#server/platform/call-context.ts';
import { routeLimit } from '#server/platform/limits/limit-calls.ts';
import { contentSecurityPolicy, noThirdParties } from '../content-security.ts';
import { sendFresh } from '../send-page.ts';
import { flyerDocument, flyerKinds } from './flyer-document.ts';

const limit = { count: 60, seconds: 60 };

/** The page from which a partner prints: a flyer or a sign, in the language the address names. */
export function flyerRoute(app: FastifyInstance, services: Services): void {
  const rateLimit = routeLimit(limit, app.routeSettings.rateLimitScale);
  const config = { access: 'public', rateLimit } as const;
  app.get(flyerPath, { config }, async (request, reply) => {
    const actor = await services.sessions.findAffiliate(services.db, request);
    if (!actor) {
      return reply.header('cache-control', 'no-store').redirect(portalPaths.login, 302);
    }
    const query = request.query as Record<string, unknown>;
    const linkId = /^[1-9]\d{0,14}$/.test(String(query['link'] ?? ''))
      ? Number(query['link'])
      : null;
    const isAlone = query['look'] !== undefined;
    const asked = { linkId, isPrinted: !isAlone };
    const flyer = await readFlyer(callContext(services, request, actor), asked);
    const html = flyerDocument(flyer, {
      language: readLanguage(query['lang']) ?? flyer.language,
      kind: flyerKinds.find((one) => one === query['kind']) ?? 'flyer',
      linkId,
      timeZone: services.config.timeZone,
      isAlone,
    });
    const policy = contentSecurityPolicy(html, { ...noThirdParties, isFramed: isAlone });
    return sendFresh(request, reply, { html, policy, cacheControl: 'no-store' });
  });
}
