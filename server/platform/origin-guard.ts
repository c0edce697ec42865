import type { FastifyInstance } from 'fastify';
import { HttpError, sentences } from './http-error.ts';

interface Asked {
  method: string;
  site: string | undefined;
  origin: string | undefined;
  host: string | undefined;
}

/**
 * May a browser on this page change something here? Tools that send neither header are not browsers
 * and carry no one's cookies.
 */
export function isForeign({ method, site, origin, host }: Asked, publicUrl: string): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') {
    return false;
  }
  if (site === 'cross-site' || site === 'same-site') {
    return true;
  }
  if (origin === undefined || origin === publicUrl) {
    return false;
  }
  return !URL.canParse(origin) || host === undefined || new URL(origin).host !== host;
}

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;

/** Refuses changing calls that another website started (403), before the body is read. */
export function guardOrigin(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    const asked = {
      method,
      site: one(headers['sec-fetch-site']),
      origin: one(headers.origin),
      host: headers.host,
    };
    if (isForeign(asked, publicUrl)) {
      throw new HttpError(403, sentences.foreignOrigin);
    }
  });
}
