import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { serveUntilStopped } from './serve-until-stopped.ts';

// Fastify and nothing else, answering BYTES fixed bytes from memory.
const body = randomBytes(Number(process.env.BYTES));
const app = Fastify();
app.get('/fixed', (_request, reply) =>
  reply.headers({ 'content-type': 'text/html; charset=utf-8' }).send(body),
);
await serveUntilStopped(app);
