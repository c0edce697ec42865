import { randomBytes } from 'node:crypto';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

// The product's own server with one more route: BYTES fixed bytes from memory.
const fresh = await freshDatabase('embedded');
const body = randomBytes(Number(process.env.BYTES));
const app = await buildApp({
  config: readConfig({ LOG_LEVEL: 'error' }),
  database: fresh.database,
  pages: async (site) => {
    site.get('/fixed', { config: { access: 'public', rateLimit: false } }, (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(body),
    );
  },
});
await serveUntilStopped(app, () => fresh.dispose());
