/** Tells whether an Accept-Encoding header names `encoding` and does not refuse it (q=0). */
export function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name = '', quality = ''] = part.split(';');
      return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
    });
}

/**
 * Tells whether an If-None-Match header names the page; a weak tag and a strong one are equal here.
 */
export const isKept = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/**
 * The query of a request with its question mark, or nothing. Never its host or path: no foreign
 * address can come out of here.
 */
export const queryOf = (request: { url: string }): string =>
  new URL(request.url, 'http://local').search;
