import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds a client has to read its answer. */
const partingMs = 1000;

function hasBody(headers: IncomingHttpHeaders): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return length !== '0' || encoding !== undefined;
}

/** Ends the connection of a call that was answered before its body had fully arrived. */
export function closeUnread(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    const { socket } = raw;
    // Calls that are injected into the app have no connection.
    if (raw.complete || !hasBody(raw.headers) || !(socket instanceof Socket)) {
      done(null, payload);
      return;
    }
    // By then, data that arrived together with the request's head has been read.
    setImmediate(() => {
      if (!raw.complete) {
        void reply.header('connection', 'close');
        socket.destroySoon = () => part(socket);
      }
      done(null, payload);
    });
  });
}

/**
 * Ends our side and stops reading, but waits a moment: closing a connection while unread data
 * arrives resets it, and the answer may be lost.
 */
function part(socket: Socket): void {
  // Node would read the rest of the body only to discard it.
  socket.on('resume', () => socket.pause());
  socket.pause();
  socket.end();
  setTimeout(() => socket.destroy(), partingMs).unref();
}

/** How long a request may take to arrive and its answer to be read, in milliseconds. */
export interface ArrivalLimits {
  json: number;
  /** Longer, because a form uploads a file: a film takes time over a slow line. */
  form: number;
  /** How long nothing at all may pass on a connection while a call is answered. */
  silence: number;
}

export const arrivalLimits: ArrivalLimits = {
  json: 30_000,
  form: 600_000,
  silence: 120_000,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForm?: boolean;
  }
}

/** Ends calls whose body takes too long (408); Node has one limit for all of them. */
export function limitArrival(app: FastifyInstance, { json, form }: ArrivalLimits): void {
  app.addHook('onRequest', ({ raw, headers, routeOptions }, reply, done) => {
    // Calls that are injected into the app have no connection.
    if (!hasBody(headers) || !(raw.socket instanceof Socket)) {
      done();
      return;
    }
    const limit = routeOptions.config.takesForm ? form : json;
    const timer = setTimeout(() => {
      const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      // As Node does it by itself: the answer may already be under way.
      app.server.emit('clientError', late, raw.socket);
    }, limit);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop);
    raw.once('close', stop);
    // A request that was answered before its body was read may never close itself.
    reply.raw.once('close', stop);
    done();
  });
}
