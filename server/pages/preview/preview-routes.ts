import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '#core/contract/programme/revisions.ts';
import { type SiteData, type SitePageName, sitePages, type SitePath } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import {
  compareEligibility,
  compareEstimates,
} from '#core/domain/programme/revision/compare-terms.ts';
import { overseers } from '#core/domain/accounts/staff-role.ts';
import type { Router, Services } from '#server/features/context.ts';
import { type PreviewedTerms, previewTerms } from '#server/features/programme/preview-terms.ts';
import { previewRestoration } from '#server/features/programme/restore-before.ts';
import { countTouchedLeads } from '#server/features/visitor/stale-estimates/is-estimate-stale.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import { contentSecurityPolicy, noThirdParties } from '../content-security.ts';
import { type PagesOptions, siteData } from '../pages-options.ts';
import { sendFresh } from '../send-page.ts';
import { contentOf } from '../site-content.ts';
import { compareTexts, pageTexts } from './page-texts.ts';

/** The pages that have an address of their own. */
export const shownPages = Object.entries(sitePages).map(([path, { name }]) => ({
  name,
  path: path as SitePath,
}));

/** A page as these terms would have it on their day; `made` is the answer to a posted form. */
export function renderUnder(
  options: Pick<PagesOptions, 'site' | 'settings'>,
  terms: ProgrammeTerms,
  { name, path, language }: { name: SitePageName; path: SitePath; language: Language },
  made: Pick<SiteData, 'estimate'> = {},
) {
  const data = siteData(options, contentOf(terms, null, null), { page: name, path, language });
  return options.site.renderer.render({ ...data, ...made }, options.site.assets);
}

const scripts = /<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/**
 * Sends a public page as a revision would show it. It is to be looked at: no script runs in it, and
 * the browser refuses to send its forms, so nothing of a draft becomes a visit or a lead.
 */
async function sendPreviewedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  options: PagesOptions,
): Promise<FastifyReply> {
  const params = contract.previewedPageParams.safeParse(request.params);
  const query = contract.previewedPageQuery.safeParse(request.query);
  const found = shownPages.find(({ name }) => name === query.data?.page);
  if (!params.success || !query.success || !found) {
    throw new HttpError(404, sentences.notFound);
  }
  const { after } = await previewTerms(services, params.data.id);
  const page = { ...found, language: query.data.language };
  const rendered = await renderUnder(options, after, page);
  const html = rendered.replace(scripts, '');
  void reply.header('x-robots-tag', 'noindex');
  return sendFresh(request, reply, {
    html,
    policy: `${contentSecurityPolicy(html, noThirdParties)}; sandbox`,
    cacheControl: 'no-store',
  });
}

async function comparePages(
  options: PagesOptions,
  { before, after }: PreviewedTerms,
  language: Language,
) {
  const pages = [];
  // One after the other: twenty renderings at once would keep visitors waiting.
  for (const { name, path } of shownPages) {
    const page = { name, path, language };
    const old = await renderUnder(options, before, page);
    const next = await renderUnder(options, after, page);
    pages.push({
      name,
      path,
      changes: compareTexts(await pageTexts(old), await pageTexts(next)),
    });
  }
  return pages;
}

/** The previews of the public pages, for staff, before new terms are published. */
export function previewRoutes(router: Router, options: PagesOptions): void {
  const effectOf = async (
    needs: Pick<Services, 'db'>,
    terms: PreviewedTerms,
    language: Language,
  ) => ({
    standing: terms.standing,
    openLeads: await countTouchedLeads(needs, terms),
    pages: await comparePages(options, terms, language),
    estimates: compareEstimates(terms.before, terms.after),
    answers: compareEligibility(terms.before, terms.after),
  });
  addRoute(router, contract.previewRevision, async (context, { params, query }) =>
    effectOf(context, await previewTerms(context, params.id), query.language),
  );
  addRoute(router, contract.previewRestoration, async (context, { params, query }) => {
    const found = await previewRestoration(context, params.id);
    const { earlier, terms } = found;
    return { ...(await effectOf(context, found, query.language)), earlier, terms };
  });
  const { app, services } = router;
  app.get(
    contract.previewRevision.path.replace('/preview', '/page'),
    { config: { access: 'staff', roles: overseers, rateLimit: false } },
    (request, reply) => sendPreviewedPage(request, reply, services, options),
  );
}
