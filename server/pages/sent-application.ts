import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { applicationCookie } from '#core/domain/kept-data.ts';

const path = '/thank-you';
const leadId = /^[1-9]\d{0,15}$/;

/** Whether a page of this site, other than the confirmation itself, led here. */
function isSentHere({ headers, host }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, referer } = headers;
  const from = referer === undefined ? null : URL.parse(referer);
  const isOurs = site === undefined ? from?.host === host : site === 'same-origin';
  return isOurs && from?.pathname !== path;
}

/**
 * Whether this browser has just sent the application that the address names: the form led here, or
 * did so before. No number is looked up, so nobody learns which there are.
 */
export function hasSentApplication(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): boolean {
  const { leadId: id } = request.query as { leadId?: unknown };
  if (typeof id !== 'string' || !leadId.test(id)) {
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
