import type { FastifyInstance } from 'fastify';
import { HttpError, sentences } from './http-error.ts';

interface Asked {
  method: string;
  /** Whether the call requires no session. */
  isOpen: boolean;
  /** Sec-Fetch-Site, which a page cannot forge; `none` means a typed URL or a bookmark. */
  site: string | undefined;
  origin: string | undefined;
  host: string | undefined;
  /** Whether its own pages hide where they are; see `hidesOrigin` of a route. */
  hidesOrigin?: boolean;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const otherSites = new Set(['cross-site', 'same-site']);

/**
 * Whether a call was started by another website and must be refused. Read-only calls without a
 * session may be linked from anywhere. Others would run in the name of the person signed in, and
 * even reading personal data is audited. Sec-Fetch-Site takes precedence over Origin, which is
 * `null` if a page hides its referrer. Tools that send neither are not browsers and carry no
 * cookies.
 */
export function isForeign(asked: Asked, publicUrl: string): boolean {
  const { method, isOpen, site, origin, host, hidesOrigin = false } = asked;
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
  if (hidesOrigin && site === undefined && origin === 'null') {
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
    const { access = 'public', isFromAnywhere = false, hidesOrigin = false } = routeOptions.config;
    const asked = {
      method,
      isOpen: access === 'public',
      site: site?.toString(),
      origin: origin?.toString(),
      host,
      hidesOrigin,
    };
    const isRefused = !isFromAnywhere && isForeign(asked, publicUrl);
    done(isRefused ? new HttpError(403, sentences.foreignOrigin) : undefined);
  });
}
