import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';

// Fastify and nothing else, answering BYTES fixed bytes from memory.
const body = randomBytes(Number(process.env.BYTES));
const app = Fastify();
app.get('/fixed', (_request, reply) =>
  reply.headers({ 'content-type': 'text/html; charset=utf-8' }).send(body),
);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
