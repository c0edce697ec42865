import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

interface Place {
  host: string;
  port: number;
}

const foreignHost = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/** The error and its remedy; undefined for an error of another kind. */
function sentenceOf(code: string, { host, port }: Place): string | undefined {
  if (code === 'EADDRINUSE') {
    return `PORT ${port} is taken by another program on this machine: stop that program or set PORT to a free one.`;
  }
  if (code === 'EACCES') {
    return `PORT ${port} may not be opened by this user: set PORT to a number above 1023.`;
  }
  if (foreignHost.has(code)) {
    return `HOST ${host} is no address of this machine: set HOST to 127.0.0.1, to 0.0.0.0 for all its addresses, or leave it out.`;
  }
  return undefined;
}

/** One sentence that names the setting; an error of another kind is returned unchanged. */
export function listenError(error: Error & { code?: string }, place: Place): Error {
  const sentence = sentenceOf(error.code ?? '', place);
  if (sentence === undefined) {
    return error;
  }
  return new Error(sentence, { cause: error });
}

interface TriedPort {
  number: number;
  release(): Promise<void>;
}

/** Finds out first whether a port can be had, and which one when the system chooses (0). */
export async function tryPort(place: Place): Promise<TriedPort> {
  const server = createServer((socket) => socket.destroy());
  server.listen(place);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error as Error, place);
  }

  async function release() {
    if (server.listening) {
      server.close();
      await once(server, 'close');
    }
  }

  const { port } = server.address() as AddressInfo;
  // A random port is kept until it is needed. A known port is released: visitors who find it open
  // would reach no server.
  if (place.port !== 0) {
    await release();
  }
  return { number: port, release };
}
