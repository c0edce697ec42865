import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { applicationCookie } from '#core/domain/operations/kept-data.ts';
import { leadReference, openReference } from '#core/domain/leads/lead-reference.ts';
import { heldLink } from '#server/features/accounts/buyer-links/keep-link.ts';
import { requireBuyer } from '#server/features/accounts/buyer-links/open-link.ts';
import type { Services } from '#server/features/context.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { SentPage } from './page-answers.ts';
import type { PagesOptions } from './pages-options.ts';

const path = '/thank-you';
const leadId = /^[1-9]\d{0,9}$/;

function namedId({ query }: FastifyRequest): string | null {
  const { leadId: id } = query as { leadId?: unknown };
  return typeof id === 'string' && leadId.test(id) ? id : null;
}

/** The confirmation with the reference of the application that the address names. */
export function withReference(html: string, request: FastifyRequest): string {
  const reference = leadReference(Number(namedId(request)));
  return html.replace(openReference, reference);
}

/** Whether a page of this site, other than the confirmation itself, led here. */
function isSentHere({ headers, host }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, referer } = headers;
  const from = referer === undefined ? null : URL.parse(referer);
  const isOurs = site === undefined ? from?.host === host : site === 'same-origin';
  return isOurs && from?.pathname !== path;
}

/**
 * Whether this browser has just sent the application that the address names: the form led here, or
 * did so before. No number is looked up, so the page never tells which numbers exist.
 */
export function hasSentApplication(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): boolean {
  const id = namedId(request);
  if (id === null) {
    return false;
  }
  if (request.cookies[applicationCookie] === id) {
    return true;
  }
  if (!isSentHere(request)) {
    return false;
  }
  markSent(reply, id, origin);
  return true;
}

/** For the page shown again: in another language, or from the history. */
export function markSent(reply: FastifyReply, id: string, origin: string): void {
  void reply.setCookie(applicationCookie, id, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  });
}

/** A link that opens nothing here, or no longer does. */
function nobodys(error: unknown): null {
  if (error instanceof HttpError) {
    return null;
  }
  throw error;
}

/**
 * Keeps the confirmation as this browser got it. One whose script led here has no mark yet, and
 * tells of the page itself; a posted form left the mark, and the link that proves whose the
 * application is.
 */
export function keepConfirmation(
  { keepPersonalPage }: Pick<PagesOptions, 'keepPersonalPage'>,
  { config, db, clock }: Pick<Services, 'config' | 'db' | 'clock'>,
) {
  return async ({ html, language }: SentPage, request: FastifyRequest): Promise<void> => {
    const id = namedId(request);
    const held = heldLink(config, request);
    if (!held || id === null || request.cookies[applicationCookie] !== id) {
      return;
    }
    const shownAt = clock.now();
    const buyer = await requireBuyer(db, held.token, held).catch(nobodys);
    if (buyer?.leadId === Number(id) && !buyer.isReadOnly) {
      keepPersonalPage({ whose: { buyer }, path, language, html, shownAt, secrets: [] });
    }
  };
}
