import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { applicationCookie } from '#core/domain/kept-data.ts';
import { leadReference, openReference } from '#core/domain/lead-reference.ts';

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
  // For the page shown again: in another language, or from the history.
  void reply.setCookie(applicationCookie, id, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  });
  return true;
}
