import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomToken, sha256 } from '#server/outside/ids.ts';

const tokenShape = /^[\w-]{43}$/;

/** A new link to a buyer's page: its token, and the two columns that are stored of it. */
export interface NewLink {
  token: string;
  tokenHash: string;
  browserKey: string;
}

/**
 * Makes a link. Its token is never stored: the browser that applied holds it in a cookie, and each
 * confirmation gets its own link when it is handed to the mail server.
 */
export function makeLink(): NewLink {
  const token = randomToken();
  return { token, tokenHash: sha256(token), browserKey: randomToken() };
}

export function isLinkToken(text: string): boolean {
  return tokenShape.test(text);
}

/**
 * The proof that a browser keeps after it has opened a link. The address alone does not give it,
 * because the key never leaves the database; nor does the database alone, which has no token.
 */
export function proofOf({ token, browserKey }: Pick<NewLink, 'token' | 'browserKey'>): string {
  return createHmac('sha256', browserKey).update(token).digest('base64url');
}

export function isProofOf(link: Parameters<typeof proofOf>[0], proof: string): boolean {
  const right = Buffer.from(proofOf(link));
  const given = Buffer.from(proof);
  return right.length === given.length && timingSafeEqual(right, given);
}
