import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../caller.ts';

/** A browser opens six connections to one server. */
const usual = 6;
const ofProxies = '';

class Callers {
  readonly #isProxy: (address: string) => boolean;
  readonly #counts = new Map<string, number>();
  // Kept here because a closed socket no longer has its address.
  readonly #names = new WeakMap<Socket, string>();

  /** `isProxy` tells which addresses stand for many clients. */
  constructor(isProxy: (address: string) => boolean) {
    this.#isProxy = isProxy;
  }

  add(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    const name = this.#isProxy(remoteAddress) ? ofProxies : callerOf(remoteAddress);
    this.#names.set(socket, name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  remove(socket: Socket): void {
    const name = this.#names.get(socket) ?? '';
    const left = this.countOf(socket) - 1;
    if (left > 0) {
      this.#counts.set(name, left);
    } else {
      this.#counts.delete(name);
    }
  }

  countOf(socket: Socket): number {
    return this.#counts.get(this.#names.get(socket) ?? '') ?? 0;
  }

  /** The first of the caller with the most, if more than a browser opens and than `least`. */
  firstOfGreediest(sockets: Iterable<Socket>, least = 0): Socket | undefined {
    let greediest: string | undefined;
    let most = Math.max(usual, least);
    for (const [name, count] of this.#counts) {
      if (name !== ofProxies && count > most) {
        greediest = name;
        most = count;
      }
    }
    if (greediest === undefined) {
      return undefined;
    }
    for (const socket of sockets) {
      if (this.#names.get(socket) === greediest) {
        return socket;
      }
    }
    return undefined;
  }
}

/** Under pressure a call may hold its connection for this long, in milliseconds. */
const busyMs = 30_000;
// Browsers send one request at a time, and a tool that pipelines sends only a few.
const mostWaiting = 64;
const aMinuteMs = 60_000;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** One connection, and the requests on it that wait until the one before is answered. */
interface Connection {
  waiting: [IncomingMessage, ServerResponse][];
  isBusy: boolean;
}

interface Bounds {
  most: number;
  isProxy(address: string): boolean;
}

/**
 * Limits clients: a number of connections, and on each one request at a time. A few pipelined
 * requests wait, and nothing more is read until they are answered. Each is started in its own turn
 * of the event loop, so that other clients are served in between. If there is no room for a new
 * connection, one is closed, in this order: the longest idle one (of the client with the most
 * connections, if one has many); a busy one of that client; one whose call has taken over half a
 * minute; the new one itself.
 */
export function limitConnections(app: FastifyInstance, { most, isProxy }: Bounds): void {
  const { server } = app;
  const callers = new Callers(isProxy);
  const connections = new Map<Socket, Connection>();
  // Both in order of time: the first has been idle, or busy, for longest.
  const idle = new Set<Socket>();
  const busy = new Map<Socket, number>();

  let toldAt = -Infinity;
  server.on('connection', (socket: Socket) => {
    const connection: Connection = { waiting: [], isBusy: false };
    connections.set(socket, connection);
    callers.add(socket);
    idle.add(socket);
    socket.once('close', () => forget(socket));
    // Node resumes reading whenever a request has been read to its end.
    socket.on('resume', () => {
      if (connection.waiting.length > 0) {
        socket.pause();
      }
    });
    // Not `server.maxConnections`: Node would close the new connection even if another one is idle.
    if (connections.size > most) {
      makeRoom(socket);
    }
  });

  function makeRoom(latest: Socket): void {
    const [longestIdle = latest] = idle;
    const [longestBusy] = busy;
    if (longestIdle !== latest) {
      drop(callers.firstOfGreediest(idle) ?? longestIdle);
      return;
    }
    const ofGreediest = callers.firstOfGreediest(busy.keys(), callers.countOf(latest));
    if (ofGreediest) {
      drop(ofGreediest);
    } else if (longestBusy && performance.now() - longestBusy[1] > busyMs) {
      drop(longestBusy[0]);
    } else {
      drop(latest);
      tell();
    }
  }

  function tell(): void {
    const now = performance.now();
    if (now - toldAt >= aMinuteMs) {
      toldAt = now;
      app.log.warn({ most }, 'all connections are taken, and new ones are closed');
    }
  }

  function forget(socket: Socket): void {
    if (connections.delete(socket)) {
      callers.remove(socket);
    }
    idle.delete(socket);
    busy.delete(socket);
  }

  function drop(socket: Socket): void {
    forget(socket);
    socket.destroy();
  }

  const handle = replaceHandler(server, (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) {
      // Dropped while its data was being read.
      return;
    }
    if (!connection.isBusy) {
      begin(socket, connection, request, response);
      return;
    }
    connection.waiting.push([request, response]);
    socket.pause();
    if (connection.waiting.length > mostWaiting) {
      drop(socket);
    }
  });

  function begin(
    socket: Socket,
    connection: Connection,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    connection.isBusy = true;
    idle.delete(socket);
    busy.set(socket, performance.now());
    response.once('close', () => {
      if (connection.waiting.length > 0) {
        setImmediate(goOn, socket, connection);
      } else {
        rest(socket, connection);
      }
    });
    handle(request, response);
  }

  function rest(socket: Socket, connection: Connection): void {
    connection.isBusy = false;
    busy.delete(socket);
    if (connections.has(socket)) {
      idle.add(socket);
    }
  }

  function goOn(socket: Socket, connection: Connection): void {
    const next = connection.waiting.shift();
    if (!next || !connections.has(socket)) {
      connection.waiting = [];
      return;
    }
    busy.delete(socket);
    begin(socket, connection, ...next);
    if (connection.waiting.length === 0) {
      socket.resume();
    }
  }
}

function replaceHandler(server: Server, before: Handle): Handle {
  const [handle] = server.listeners('request') as [Handle];
  server.off('request', handle);
  server.on('request', before);
  return handle;
}
