import type { FastifyInstance } from 'fastify';
import { busy } from './http-error.ts';

const options = {
  config: { access: 'public', rateLimit: false },
  logLevel: 'warn',
} as const;

const fine = { ok: true };

/** /healthz: the process answers. /readyz: it can also reach its database. */
export function reportHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', options, async () => fine);
  app.get('/readyz', options, async () => {
    const isFine = await isReady();
    if (!isFine) {
      throw busy();
    }
    return fine;
  });
}
