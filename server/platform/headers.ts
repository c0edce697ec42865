import type { FastifyInstance } from 'fastify';

/** What every answer carries; a page replaces the Content-Security-Policy by its own. */
export function protection(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

export function protectAnswers(app: FastifyInstance, isHttps: boolean): void {
  const always = protection(isHttps);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always);
    // By the route that was found, not by the raw address: an encoded letter must not make personal
    // data cacheable.
    if (request.routeOptions.url?.startsWith('/api/') ?? true) {
      reply.header('cache-control', 'no-store');
    }
  });
}
