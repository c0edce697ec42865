import type { FastifyReply, FastifyRequest } from 'fastify';
import { buyerCookie, retention } from '#core/domain/kept-data.ts';
import { isLinkToken, type NewLink, proofOf } from './make-link.ts';

type Site = { publicUrl: string };

// One link at a time: the page that was opened last. Over https bound to this very host.
function cookieOf({ publicUrl }: Site) {
  const isSecure = publicUrl.startsWith('https://');
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return { name: isSecure ? `__Host-${buyerCookie}` : buyerCookie, options };
}

/** Lets a browser open the page of a link from now on. */
export function keepLink(
  site: Site,
  reply: FastifyReply,
  link: Pick<NewLink, 'token' | 'browserKey'>,
): void {
  setLink(site, reply, { token: link.token, proof: proofOf(link) });
}

function setLink(site: Site, reply: FastifyReply, { token, proof }: HeldLink): void {
  const { name, options } = cookieOf(site);
  const maxAge = retention.buyerLinkDays * 86_400;
  void reply.setCookie(name, `${token}.${proof}`, { ...options, maxAge });
}

/** The link that a browser opened; undefined for none. */
export function heldLink(site: Site, { cookies }: FastifyRequest): HeldLink | undefined {
  const [token = '', proof = ''] = (cookies[cookieOf(site).name] ?? '').split('.');
  return isLinkToken(token) && isLinkToken(proof) ? { token, proof } : undefined;
}

export interface HeldLink {
  token: string;
  proof: string;
}

export function forgetLink(site: Site, reply: FastifyReply): void {
  const { name, options } = cookieOf(site);
  void reply.clearCookie(name, options);
}

/** Keeps the link that a browser holds as long again as a new one. */
export function holdOn(site: Site, request: FastifyRequest, reply: FastifyReply): void {
  const held = heldLink(site, request);
  if (held) {
    setLink(site, reply, held);
  }
}
