const refused = /^\s*q=0(\.0*)?\s*$/;

/** Tells whether an Accept-Encoding header names `encoding` and does not refuse it (q=0). */
export function accepts(header: string | string[] = '', encoding: string): boolean {
  const parts = String(header).toLowerCase().split(',');
  return parts.some((part) => {
    const [name = '', quality = ''] = part.split(';');
    return name.trim() === encoding && !refused.test(quality);
  });
}

/** A weak tag and a strong one of the same content are equal here. */
function bareTag(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}

/** Tells whether an If-None-Match header names the page. */
export function isKept(header: string | undefined, etag: string): boolean {
  if (header === undefined) {
    return false;
  }
  const wanted = bareTag(etag);
  const tags = header.split(',').map(bareTag);
  return tags.includes(wanted);
}

/**
 * The query of a request with its question mark, or nothing. Never its host or path: no foreign
 * address can come out of here.
 */
export function queryOf({ url }: { url: string }): string {
  const { search } = new URL(url, 'http://local');
  return search;
}
