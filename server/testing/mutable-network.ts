import { once } from 'node:events';
import net from 'node:net';
import type { TestContext } from 'node:test';

/** A network between a client and a server that can stop carrying without telling either end. */
export interface MutableNetwork {
  /** The address of the server by way of this network. */
  url: string;
  /** Silences the current connections; new ones work. */
  cutLines(): void;
  /** Takes new connections too, and never says a word on them. */
  fallSilent(): void;
  /** New connections work again; the old ones stay dead. */
  recover(): void;
}

/** Puts a network of the test's own before a server. */
export async function mutableNetwork(t: TestContext, target: string): Promise<MutableNetwork> {
  const { port, hostname } = new URL(target);
  const sockets = new Set<net.Socket>();
  let isSilent = false;
  const server = net.createServer((near) => {
    near.on('error', () => {});
    sockets.add(near);
    if (isSilent) {
      return;
    }
    const far = net.connect(Number(port) || 5432, hostname);
    far.on('error', () => {});
    sockets.add(far);
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    for (const socket of sockets) {
      socket.destroy();
    }
    server.close();
  });
  const cutLines = (): void => {
    for (const socket of sockets) {
      socket.unpipe().pause();
    }
  };
  const { port: ours } = server.address() as net.AddressInfo;
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${ours}` }).href,
    cutLines,
    fallSilent: () => {
      isSilent = true;
      cutLines();
    },
    recover: () => {
      isSilent = false;
    },
  };
}
