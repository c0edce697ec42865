import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isReservedCode, normalizeReferralCode } from '#core/domain/referral.ts';
import { routeLimit } from '#server/platform/limits/limit-calls.ts';
import { queryOf } from './canonical-path.ts';
import type { PageHandler } from './page-answers.ts';
import type { PagesOptions } from './pages-options.ts';
import { withTimeout } from './with-timeout.ts';

// More than any campaign page sends at once from one office, and too few to find out which codes
// there are.
const linkLimit = { count: 120, seconds: 60 };
const lookUpMs = 2000;

/** A partner's link, `/code`, leads to the landing page that keeps the code. */
export function referralLinks(
  app: FastifyInstance,
  options: PagesOptions,
  notFound: PageHandler,
): void {
  const config = {
    access: 'public',
    rateLimit: routeLimit(linkLimit, app.routeSettings.rateLimitScale),
  } as const;
  app.get<{ Params: { code: string } }>('/:code', { config }, async (request, reply) => {
    const typed = normalizeReferralCode(request.params.code);
    const isUsable = typed !== null && !isReservedCode(typed);
    const code = isUsable ? await findCode(options, request, typed) : null;
    if (code === null) {
      return notFound(request, reply);
    }
    const query = new URLSearchParams(queryOf(request));
    query.set('ref', code);
    return reply.header('cache-control', 'no-store').redirect(`/?${query.toString()}`, 302);
  });
}

/** The code as the partner spells it; null if no partner has it. */
async function findCode(
  { findLiveAffiliate }: PagesOptions,
  request: FastifyRequest,
  typed: string,
): Promise<string | null> {
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
