import type { FastifyInstance } from 'fastify';
import { HttpError, sentences } from './http-error.ts';

interface Asked {
  method: string;
  /** Whether the call needs nobody to be signed in. */
  isOpen: boolean;
  /** Sec-Fetch-Site, which a page cannot forge; `none` was typed or came from a bookmark. */
  site: string | undefined;
  origin: string | undefined;
  host: string | undefined;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const otherSites = new Set(['cross-site', 'same-site']);

/**
 * Whether a call was started by another website and must not be done. What changes nothing and
 * needs nobody may be linked from everywhere; the rest would be done in the name of whoever is
 * signed in, and reading a person's data is written down. The browser's own word on where a call
 * comes from goes first, its Origin second: it is `null` where a page hides what leads away from
 * it. Tools that send neither are not browsers and carry no one's cookies.
 */
export function isForeign(asked: Asked, publicUrl: string): boolean {
  const { method, isOpen, site, origin, host } = asked;
  const isReading = reading.has(method);
  if (isReading && isOpen) {
    return false;
  }
  if (site !== undefined && otherSites.has(site)) {
    return true;
  }
  if (isReading || site === 'same-origin' || origin === undefined || origin === publicUrl) {
    return false;
  }
  if (!URL.canParse(origin) || host === undefined) {
    return true;
  }
  const { host: originHost } = new URL(origin);
  return originHost !== host;
}

/** Refuses calls that another website started (403), before anything is done or read. */
export function guardOrigin(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', ({ method, headers, routeOptions }, _reply, done) => {
    const { 'sec-fetch-site': site, origin, host } = headers;
    // An address that leads nowhere has no access to declare.
    const { access = 'public', isFromAnywhere = false } = routeOptions.config;
    const asked = {
      method,
      isOpen: access === 'public',
      site: site?.toString(),
      origin: origin?.toString(),
      host,
    };
    const isRefused = !isFromAnywhere && isForeign(asked, publicUrl);
    done(isRefused ? new HttpError(403, sentences.foreignOrigin) : undefined);
  });
}
