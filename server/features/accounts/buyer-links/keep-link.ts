import type { FastifyReply, FastifyRequest } from 'fastify';
import { buyerCookie, retention } from '#core/domain/operations/kept-data.ts';
import { isLinkToken, type NewLink, proofOf } from './make-link.ts';

type Site = { publicUrl: string };

// Over https bound to this very host.
function cookieOf({ publicUrl }: Site) {
  const isSecure = publicUrl.startsWith('https://');
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return { name: isSecure ? `__Host-${buyerCookie}` : buyerCookie, options };
}

export interface HeldLink {
  token: string;
  proof: string;
}

/**
 * Two links at a time, the last opened of each kind: a read-only one never replaces the one with
 * which a buyer decides.
 */
interface HeldLinks {
  own: HeldLink | undefined;
  read: HeldLink | undefined;
}

// One cookie holds both links: token and proof of the buyer's own link, then of the other one.
function linksIn(site: Site, { cookies }: FastifyRequest): HeldLinks {
  const parts = (cookies[cookieOf(site).name] ?? '').split('.');
  const linkAt = (at: number): HeldLink | undefined => {
    const [token = '', proof = ''] = parts.slice(at);
    return isLinkToken(token) && isLinkToken(proof) ? { token, proof } : undefined;
  };
  return { own: linkAt(0), read: linkAt(2) };
}

function setLinks(site: Site, reply: FastifyReply, { own, read }: HeldLinks): void {
  const { name, options } = cookieOf(site);
  const text = (link: HeldLink | undefined) => (link ? `${link.token}.${link.proof}` : '.');
  const value = read ? `${text(own)}.${text(read)}` : text(own);
  const maxAge = retention.buyerLinkDays * 86_400;
  void reply.setCookie(name, value, { ...options, maxAge });
}

type OpenedLink = Pick<NewLink, 'token' | 'browserKey'> & { isReadOnly?: boolean };

/** Lets a browser open the page of a link from now on. */
export function keepLink(
  site: Site,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  link: OpenedLink,
): void {
  const opened = { token: link.token, proof: proofOf(link) };
  const slot = link.isReadOnly ? 'read' : 'own';
  setLinks(site, reply, { ...linksIn(site, request), [slot]: opened });
}

/** The link that a browser opened: this one, or without a token any; undefined for none. */
export function heldLink(
  site: Site,
  request: FastifyRequest,
  wanted?: string,
): HeldLink | undefined {
  const { own, read } = linksIn(site, request);
  return [own, read].find((link) => link && (wanted === undefined || link.token === wanted));
}

export function forgetLink(site: Site, reply: FastifyReply): void {
  const { name, options } = cookieOf(site);
  void reply.clearCookie(name, options);
}

/** Keeps the links that a browser holds as long again as a new one. */
export function holdOn(site: Site, request: FastifyRequest, reply: FastifyReply): void {
  const held = linksIn(site, request);
  if (held.own ?? held.read) {
    setLinks(site, reply, held);
  }
}
