import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSlug } from '#core/domain/partners/link-slug.ts';
import { isReservedCode, normalizeReferralCode } from '#core/domain/partners/referral.ts';
import type { Services } from '#server/features/context.ts';
import { routeLimit } from '#server/platform/limits/limit-calls.ts';
import { queryOf, withoutEnd } from './canonical-path.ts';
import { contentSecurityPolicy, noThirdParties } from './content-security.ts';
import { agedFlyerPage } from './kit/aged-flyer.ts';
import type { PagesOptions } from './pages-options.ts';
import { sendFresh } from './send-page.ts';
import { visitLanguage } from './visit-language.ts';
import { withTimeout } from './with-timeout.ts';

// More than any campaign page sends at once from one office, and too few to find out which codes
// there are.
const linkLimit = { count: 120, seconds: 60 };
const lookUpMs = 2000;

interface Link {
  code: string;
  slug?: string;
}

/**
 * A partner's link, `/code` or `/code/slug`, leads to the landing page that keeps both. The code of
 * a printed flyer names the terms it shows: after a change a page says so first.
 */
export function referralLinks(
  app: FastifyInstance,
  options: PagesOptions,
  services: Services,
): void {
  const config = {
    access: 'public',
    rateLimit: routeLimit(linkLimit, app.routeSettings.rateLimitScale),
  } as const;
  const follow = async (request: FastifyRequest<{ Params: Link }>, reply: FastifyReply) => {
    const { code: path, slug } = request.params;
    const typed = normalizeReferralCode(path);
    // A slash at the end is no slug: that path has one spelling, without it.
    const isUsable = typed !== null && slug !== '' && !isReservedCode(typed);
    const code = isUsable ? await findCode(options, request, typed) : null;
    if (code === null) {
      return reply.callNotFound();
    }
    // A slug that no link has still credits the code.
    const link = readSlug(withoutEnd(slug ?? ''));
    const query = new URLSearchParams(queryOf(request));
    const printed = { version: query.get('v'), pay: query.get('pay') ?? '' };
    query.delete('v');
    query.delete('pay');
    query.set('ref', code);
    if (link !== null) {
      query.set('link', link);
    }
    const language = visitLanguage(request, reply, options.settings.origin);
    const onward = { ref: code, link };
    const page = await agedPage(request, () => agedFlyerPage(services, printed, language, onward));
    if (page !== null) {
      const policy = contentSecurityPolicy(page, noThirdParties);
      return sendFresh(request, reply, { html: page, policy, cacheControl: 'no-store' });
    }
    return reply.header('cache-control', 'no-store').redirect(`/?${query.toString()}`, 302);
  };
  app.get('/:code', { config }, follow);
  app.get('/:code/:slug', { config }, follow);
}

/** The code as the partner spells it; null if no partner has it. */
async function findCode(
  { findLiveAffiliate }: PagesOptions,
  request: FastifyRequest,
  typed: string,
) {
  try {
    const affiliate = await withTimeout(lookUpMs, findLiveAffiliate(typed));
    return affiliate?.referralCode ?? null;
  } catch (error) {
    request.log.warn({ err: error }, 'a referral code could not be looked up');
    // A partner's visitor is not turned away while the database is: the code is judged again with
    // the application.
    return typed;
  }
}

/** Waits only briefly for the age of a flyer: the page that it leads to is up to date anyway. */
async function agedPage(request: FastifyRequest, make: () => Promise<string | null>) {
  try {
    return await withTimeout(lookUpMs, make());
  } catch (error) {
    request.log.warn({ err: error }, 'the terms of a flyer could not be looked up');
    return null;
  }
}
