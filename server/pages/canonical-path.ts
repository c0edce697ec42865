import type { FastifyReply, FastifyRequest } from 'fastify';
import { adminPaths, portalPaths, sitePages } from '#core/contract/site.ts';
import { isUsableCode } from '#core/domain/partners/referral.ts';

const screens = [...Object.values(adminPaths), ...Object.values(portalPaths)];
// The path before the number, for each screen that shows one of many.
const numbered = screens.flatMap((path) => {
  const [before, name] = path.split(':');
  return name ? [before!] : [];
});
const hour = 'max-age=3600';

/** What programs that find addresses in a text take for their end: "see /qualify." or "(/ROSA)". */
const ends = new Set('/.,;:!?)]}>\'"*\u00bb\u2019\u201d');

/**
 * A path without what a text set behind it. Not by a pattern: one that looks for an end starts again
 * at each sign before it.
 */
export function withoutEnd(path: string): string {
  let end = path.length;
  while (ends.has(path.charAt(end - 1))) {
    end -= 1;
  }
  return path.slice(0, end);
}

/** Finds the canonical form of each path of the site; null if there is none, or the path has it. */
export function canonicalPaths(others: readonly string[]): (path: string) => string | null {
  const paths = new Set([...Object.keys(sitePages), ...screens, ...others]);
  const write = (path: string): string | null => {
    const bare = withoutEnd(path);
    const small = bare.toLowerCase();
    if (paths.has(small)) {
      return small;
    }
    const before = numbered.find((path) => small.startsWith(path));
    if (before && /^\d+$/.test(small.slice(before.length))) {
      return small;
    }
    // A partner's code keeps its case: the route of the code looks the partner up.
    return isUsableCode(bare.slice(1)) ? bare : null;
  };
  return (path) => {
    const canonical = write(path);
    return canonical === path ? null : canonical;
  };
}

/**
 * The query of a request with its question mark, or nothing. Never its host or path: no foreign
 * address can come out of here.
 */
export function queryOf({ url }: { url: string }): string {
  const { search } = new URL(url, 'http://local');
  return search;
}

/**
 * Redirects a reader to the canonical path, with the query; undefined if the request is not a
 * reader's or there is no such path. The target is one of ours by name, never a part of the request
 * that could lead elsewhere.
 */
export function sendToCanonical(
  request: FastifyRequest,
  reply: FastifyReply,
  canonicalOf: (path: string) => string | null,
): FastifyReply | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const [path = ''] = request.url.split('?');
  const canonical = isRead ? canonicalOf(path) : null;
  return canonical === null
    ? undefined
    : reply.header('cache-control', hour).redirect(canonical + queryOf(request), 308);
}
