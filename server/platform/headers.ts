import type { FastifyInstance } from 'fastify';

/** Headers of every answer; a page replaces the Content-Security-Policy with its own. */
function protectionOfAll(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Additional headers of documents, which could have links, windows and devices. */
export function protection(isHttps: boolean): Record<string, string> {
  return {
    ...protectionOfAll(isHttps),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** Sets them before anything else is done: a refusal carries what an answer carries. */
export function protectAnswers(app: FastifyInstance, isHttps: boolean): void {
  // No cache may keep an answer, including 404s and probes, unless its route says so.
  const unkept = { 'cache-control': 'no-store' };
  const ofDocuments = { ...protection(isHttps), ...unkept };
  const ofCalls = { ...protectionOfAll(isHttps), ...unkept };
  app.addHook('onRequest', (request, reply, done) => {
    // By the matched route, not the raw URL: an encoded letter must not make personal data
    // cacheable.
    const { url } = request.routeOptions;
    const isCall = url?.startsWith('/api/') || url?.startsWith('/calendar/');
    reply.headers(isCall ? ofCalls : ofDocuments);
    // The address is half of what opens the page: no other site and no search engine may learn it.
    if (url?.startsWith('/my') || url?.startsWith('/api/my/')) {
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    }
    done();
  });
}
