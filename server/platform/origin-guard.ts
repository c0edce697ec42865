import type { FastifyInstance } from 'fastify';
import { HttpError, sentences } from './http-error.ts';

interface Asked {
  method: string;
  site: string | undefined;
  origin: string | undefined;
  host: string | undefined;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const otherSites = new Set(['cross-site', 'same-site']);

/**
 * May a browser on this page change something here? Tools that send neither header are not browsers
 * and carry no one's cookies.
 */
export function isForeign(asked: Asked, publicUrl: string): boolean {
  const { method, site, origin, host } = asked;
  if (reading.has(method)) {
    return false;
  }
  if (site !== undefined && otherSites.has(site)) {
    return true;
  }
  if (origin === undefined || origin === publicUrl) {
    return false;
  }
  if (!URL.canParse(origin) || host === undefined) {
    return true;
  }
  const { host: originHost } = new URL(origin);
  return originHost !== host;
}

/** Refuses changing calls that another website started (403), before the body is read. */
export function guardOrigin(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', ({ method, headers }, _reply, done) => {
    const { 'sec-fetch-site': site, origin, host } = headers;
    const asked = {
      method,
      site: site?.toString(),
      origin: origin?.toString(),
      host,
    };
    done(isForeign(asked, publicUrl) ? new HttpError(403, sentences.foreignOrigin) : undefined);
  });
}
