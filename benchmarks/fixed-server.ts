import Fastify from 'fastify';

// The peer of `GET /`: Fastify answering one string of BYTES bytes, already compressed in name, from memory.
const body = Buffer.alloc(Number(process.env.BYTES), 'x');
const app = Fastify();
app.get('/fixed', (_request, reply) => reply.headers({ 'content-type': 'text/html; charset=utf-8' }).send(body));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
