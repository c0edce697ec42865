import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpError, sentences } from '../http-error.ts';

// A name or an address, and a port: nothing of a path, a person or a second header.
const hostName = /^[^\s/\\?#@,]+$/;

/**
 * Whether a request names exactly one host, as HTTP requires. `headers` has only the first of
 * several, while a proxy in front may have used the last.
 */
function namesOneHost({ rawHeaders, httpVersion, headers }: IncomingMessage): boolean {
  if (headers.host === undefined) {
    return httpVersion === '1.0';
  }
  const names = rawHeaders.filter((_text, at) => at % 2 === 0);
  const hosts = names.filter((name) => name.length === 4 && name.toLowerCase() === 'host');
  return hosts.length === 1 && hostName.test(headers.host);
}

/**
 * Refuses requests that Node would answer by itself, in few words and without our headers, or would
 * let pass: without a host or with two (400), with an expectation that we do not meet (417), or to
 * use the connection for something else (400).
 */
export function refuseIllFormed(app: FastifyInstance): void {
  const { server } = app;
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => {});
    server.emit('clientError', new Error('CONNECT'), socket);
  });

  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { expect } = raw.headers;
    // Calls that are injected into the app are made of an address alone.
    if (raw.socket instanceof Socket && !namesOneHost(raw)) {
      // If two servers could read a request differently, nothing more of it is read.
      done(new HttpError(400, sentences.badRequest, { headers: { connection: 'close' } }));
    } else if (expect !== undefined && !/^100-continue$/i.test(expect)) {
      done(new HttpError(417, 'This server does nothing of what was expected of it.'));
    } else {
      done();
    }
  });
}
