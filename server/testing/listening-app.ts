import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Router } from '#server/features/context.ts';
import { type FreshApp, freshApp, type FreshAppOptions } from './app.ts';

export interface ListeningApp extends FreshApp {
  /** Where it answers, such as http://127.0.0.1:41234. */
  origin: string;
  port: number;
  /** Every connection it has accepted. */
  sockets: Socket[];
}

/** The product with routes of a test's own, on a real port: for what only real sockets show. */
export async function listeningApp(
  addRoutes: (router: Router) => void,
  options: Partial<FreshAppOptions> = {},
): Promise<ListeningApp> {
  const fresh = await freshApp({
    pages: async (app, services) => addRoutes({ app, services }),
    ...options,
  });
  const sockets: Socket[] = [];
  fresh.app.server.on('connection', (socket) => sockets.push(socket));
  await fresh.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = fresh.app.server.address() as AddressInfo;
  return {
    ...fresh,
    origin: `http://127.0.0.1:${port}`,
    port,
    sockets,
  };
}

/** Polls until it is true; if it never is, the time limit of the test run ends the test. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    await sleep(10);
  }
}

/** Resolves when a socket has ended. */
export async function closed(socket: Socket): Promise<void> {
  if (!socket.destroyed) {
    await once(socket, 'close');
  }
}
