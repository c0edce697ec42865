import type { FastifyInstance } from 'fastify';
import { busy } from './http-error.ts';

const options = {
  config: { access: 'public', rateLimit: false },
  logLevel: 'warn',
} as const;

const fine = { ok: true };

/** /healthz: the process answers. /readyz: it also reaches its database, and is not about to end. */
export function reportHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', options, async () => fine);
  app.get('/readyz', options, async () => {
    if (app.isDraining || !(await isReady())) {
      throw busy();
    }
    return fine;
  });
}
