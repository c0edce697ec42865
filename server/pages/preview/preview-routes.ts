import { previewRevision } from '#core/contract/revisions.ts';
import { compareEligibility, compareEstimates } from '#core/domain/revision/compare-terms.ts';
import type { Language } from '#core/domain/language.ts';
import type { Router } from '#server/features/context.ts';
import { type PreviewedTerms, previewTerms } from '#server/features/programme/preview-terms.ts';
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
  addRoute(router, previewRevision, async (context, { params, query }) => {
    const terms = await previewTerms(context, params.id);
    const { before, after, standing } = terms;
    return {
      standing,
      pages: await comparePages(options, terms, query.language),
      estimates: compareEstimates(before, after),
      answers: compareEligibility(before, after),
    };
  });
  const { app, services } = router;
  app.get(`${previewRevision.path.replace('/preview', '/page')}`, forStaff, (request, reply) =>
    sendPreviewedPage(request, reply, { services, options }),
  );
}
