import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a client is given to read its answer, in milliseconds. */
const partingMs = 1000;

/** Whether a body was announced. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return length !== '0' || encoding !== undefined;
}

/** Ends the connection of a call that was answered before all of its body had come. */
export function closeUnread(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    const { socket } = raw;
    // Calls that are injected into the app have no connection.
    if (raw.complete || !hasBody(raw.headers) || !(socket instanceof Socket)) {
      done(null, payload);
      return;
    }
    // What came together with the head of the call has been read by then.
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
 * Says that nothing more will come and reads nothing more, but leaves a moment: a connection that is
 * closed while something unread arrives is reset, and the answer may be lost with it.
 */
function part(socket: Socket): void {
  // Node would read what is left of the body, in order to throw it away.
  socket.on('resume', () => socket.pause());
  socket.pause();
  socket.end();
  setTimeout(() => socket.destroy(), partingMs).unref();
}
