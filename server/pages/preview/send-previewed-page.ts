import type { FastifyReply, FastifyRequest } from 'fastify';
import { previewedPageParams, previewedPageQuery } from '#core/contract/revisions.ts';
import type { Services } from '#server/features/context.ts';
import { previewTerms } from '#server/features/programme/preview-terms.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import { contentSecurityPolicy } from '../content-security.ts';
import type { PagesOptions } from '../pages-options.ts';
import { sendFresh } from '../send-fresh.ts';
import { renderUnder, shownPages } from './render-under.ts';

interface PreviewParts {
  services: Pick<Services, 'db' | 'programme'>;
  options: PagesOptions;
}

const scripts = /<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;
const noThirdParties = { pixelId: null, mapsApiKey: null };

/**
 * Sends a public page as a revision would show it. It is to be looked at: no script runs in it, and
 * the browser refuses to send its forms, so nothing of a draft becomes a visit or a lead.
 */
export async function sendPreviewedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, options }: PreviewParts,
): Promise<FastifyReply> {
  const params = previewedPageParams.safeParse(request.params);
  const query = previewedPageQuery.safeParse(request.query);
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
