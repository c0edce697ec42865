import type { FastifyRequest } from 'fastify';
import { sitePages } from '#core/contract/site.ts';
import { isReservedCode, normalizeReferralCode } from '#core/domain/partners/referral.ts';

export function followedCode({ query }: FastifyRequest): string | null {
  const { ref } = (query ?? {}) as { ref?: unknown };
  if (typeof ref !== 'string') {
    return null;
  }
  const code = normalizeReferralCode(ref);
  return code === null || isReservedCode(code) ? null : code;
}

const paths = Object.keys(sitePages).join('|');
const links = new RegExp(
  `(<(?:a|form|button) [^>]*?(?:href|action|formAction)="(?:${paths}))(\\?[^"#]*)?(#[^"]*)?"`,
  'g',
);

const unreferred = / data-unreferred=""/g;

/**
 * A page with content for a visitor referred by a partner, whose links and forms carry the referral
 * code: where the browser stores nothing, or runs no script, only the address can carry it.
 */
export function withReferral(html: string, code: string): string {
  return html
    .replace(unreferred, '')
    .replace(links, (_link, start: string, query = '', hash = '') => {
      const joined = query === '' ? '?' : `${query}&amp;`;
      return `${start}${joined}ref=${code}${hash}"`;
    });
}
