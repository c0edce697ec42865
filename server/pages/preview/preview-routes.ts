import * as contract from '#core/contract/revisions.ts';
import { compareEligibility, compareEstimates } from '#core/domain/revision/compare-terms.ts';
import type { Language } from '#core/domain/language.ts';
import type { Router, Services } from '#server/features/context.ts';
import { previewRestoration } from '#server/features/programme/restore/preview-restoration.ts';
import { type PreviewedTerms, previewTerms } from '#server/features/programme/preview-terms.ts';
import { countTouchedLeads } from '#server/features/shown/count-touched-leads.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { PagesOptions } from '../pages-options.ts';
import { compareTexts } from './compare-texts.ts';
import { pageTexts } from './page-texts.ts';
import { renderUnder, shownPages } from './render-under.ts';
import { sendPreviewedPage } from './send-previewed-page.ts';

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
      changes: compareTexts(pageTexts(old), pageTexts(next)),
    });
  }
  return pages;
}

const forStaff = {
  config: {
    access: 'staff',
    rateLimit: false,
  },
} as const;

/** What staff see of the public pages before new terms are published. */
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
    `${contract.previewRevision.path.replace('/preview', '/page')}`,
    forStaff,
    (request, reply) => sendPreviewedPage(request, reply, { services, options }),
  );
}
