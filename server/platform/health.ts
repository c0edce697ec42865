import type { FastifyInstance } from 'fastify';
import { busy } from './http-error.ts';

/** /healthz: the process answers. /readyz: it can also reach its database. */
export function reportHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const config = { access: 'public', rateLimit: false } as const;
  app.get('/healthz', { config, logLevel: 'warn' }, async () => ({ ok: true }));
  app.get('/readyz', { config, logLevel: 'warn' }, async () => {
    if (!(await isReady())) {
      throw busy();
    }
    return { ok: true };
  });
}
