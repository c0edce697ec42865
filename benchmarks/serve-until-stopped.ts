import type { FastifyInstance } from 'fastify';

/** Listens on a free port, prints the address, and at SIGTERM closes the app and what it stood on. */
export async function serveUntilStopped(
  app: FastifyInstance,
  close: () => Promise<unknown> = async () => {},
): Promise<void> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(address);
  process.on('SIGTERM', async () => {
    await app.close();
    await close();
    process.exit(0);
  });
}
