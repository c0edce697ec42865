import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { requireDeclaredAccess } from './access.ts';

test('a server with a route that does not say who may call it does not boot', async () => {
  const server = Fastify();
  requireDeclaredAccess(server);
  server.get('/told', { config: { access: 'public' } }, async () => 'hello');
  server.get('/forgotten', async () => 'hello');
  server.post('/half-said', { config: {} }, async () => 'hello');
  await assert.rejects(
    async () => server.ready(),
    /: GET \/forgotten, HEAD \/forgotten, POST \/half-said$/,
  );
});
