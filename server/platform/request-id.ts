import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The header of a call and of its answer that holds the number of the call. */
export const requestIdHeader = 'x-request-id';

const usable = /^[\w.:-]{1,128}$/;

/**
 * The number of a call in every line of the log: the trusted proxy's, so that both logs tell of the
 * same call, or a new one. No other caller may choose it.
 */
export function makeRequestIds(isProxy: (address: string, hop: number) => boolean) {
  return ({ headers, socket }: IncomingMessage): string => {
    const { [requestIdHeader]: given } = headers;
    const isGiven =
      typeof given === 'string' && usable.test(given) && isProxy(socket.remoteAddress ?? '', 0);
    return isGiven ? given : randomUUID();
  };
}

/** Every answer says which call it answers. */
export function answerWithId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
}
