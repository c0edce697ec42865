import type { FastifyInstance } from 'fastify';
import { sendError } from './errors/error-handler.ts';
import { busy } from './http-error.ts';

const options = {
  config: { access: 'public', rateLimit: false },
  logLevel: 'warn',
} as const;

const fine = { ok: true };

/**
 * /healthz: the process answers. /readyz: it also reaches its database, has its first admin and is
 * not about to end.
 */
export function reportHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', options, async () => fine);
  app.get('/readyz', options, async (request, reply) => {
    if (app.isStarting || app.isDraining || !(await isReady())) {
      // Sent and not thrown: a probe asks every few seconds, and each error is a line of the log.
      return sendError(busy(), request, reply);
    }
    return fine;
  });
}
