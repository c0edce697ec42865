import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  buyerPath,
  buyerPaths,
  type OwnPageSaved,
  type OwnPageView,
  savedPlaces,
} from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import type { BuyerActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { contentSecurityPolicy, noThirdParties } from '../content-security.ts';
import type { FormParts } from '../forms/form-routes.ts';
import { siteData } from '../pages-options.ts';
import { sendFresh } from '../send-page.ts';
import { visitLanguage } from '../visit-language.ts';

type OpenView = Extract<OwnPageView, { state: 'open' }>;
type ClosedView = Exclude<OwnPageView, OpenView>;

export const tokenOf = ({ params }: FastifyRequest) => (params as { token: string }).token;

export function sendTo(
  reply: FastifyReply,
  token: string,
  language: Language,
  saved?: OwnPageSaved,
): FastifyReply {
  const query = new URLSearchParams({ ...(saved && { saved }), lang: language });
  const place = saved && savedPlaces[saved];
  // The browser goes back to where the form was.
  const address = `${buyerPath(token)}?${query}${place ? `#${place}` : ''}`;
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}

/** Runs the action of a route; an unknown link and a new browser get pages of their own. */
export async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: FormParts,
  work: () => Promise<FastifyReply> | FastifyReply,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError) || ![403, 404, 429].includes(error.status)) {
      throw error;
    }
    void reply.code(error.status).headers(error.headers);
    const language = visitLanguage(request, reply, parts.services.config.publicUrl);
    const isPosted = request.method === 'POST';
    const view: ClosedView =
      error.status === 404
        ? { state: 'gone' }
        : {
            state: 'digits',
            token: tokenOf(request),
            isWrong: isPosted && request.url.split('?')[0]!.endsWith('/open'),
            isLocked: error.status === 429,
          };
    return show(request, reply, parts, view, language);
  }
}

/** Shows a view of the page; returns its HTML. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { options, content }: FormParts,
  own: OwnPageView,
  language: Language,
) {
  const { site } = options;
  const path =
    'token' in own
      ? buyerPath(own.token)
      : own.state === 'elsewhere'
        ? buyerPaths.own
        : buyerPaths.ask;
  const data = siteData(options, await content.read(), { page: 'my', path, language });
  const html = await site.renderer.render({ ...data, pixelId: null, own }, site.assets);
  await sendFresh(request, reply, {
    html,
    policy: site.isCacheable ? contentSecurityPolicy(html, noThirdParties) : null,
    cacheControl: 'no-store',
  });
  return html;
}

/** Shows a view that reveals nothing about an application. */
export async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: FormParts,
  own: ClosedView,
  language: Language,
): Promise<FastifyReply> {
  await send(request, reply, parts, own, language);
  return reply;
}

/** Shows the page of an application, and keeps what was shown to its applicant. */
export async function showOpen(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: FormParts,
  own: OpenView,
  language: Language,
  buyer: BuyerActor,
): Promise<FastifyReply> {
  const { options, services } = parts;
  const html = await send(request, reply, parts, own, language);
  // What another person reads, or perhaps does, was not shown to the applicant.
  const isOthers = buyer.isReadOnly || buyer.onlyStops;
  if (options.site.isCacheable && request.method !== 'HEAD' && !isOthers) {
    const shared = own.shared === undefined ? [] : [tokenIn(own.shared)];
    options.keepPersonalPage({
      whose: { buyer },
      path: buyerPaths.own,
      language,
      html,
      shownAt: services.clock.now(),
      secrets: [own.token, ...shared],
    });
  }
  return reply;
}

function tokenIn(link: string): string {
  return new URL(link).pathname.split('/').at(-1)!;
}
