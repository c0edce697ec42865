import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds a client has to read its answer. */
const flushMs = 1000;

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
        socket.destroySoon = () => closeAfterFlush(socket);
      }
      done(null, payload);
    });
  });
}

/**
 * Ends our side and stops reading, but waits a moment: closing a connection while unread data
 * arrives resets it, and the answer may be lost.
 */
function closeAfterFlush(socket: Socket): void {
  // Node would read the rest of the body only to discard it.
  socket.on('resume', () => socket.pause());
  socket.pause();
  socket.end();
  setTimeout(() => socket.destroy(), flushMs).unref();
}
