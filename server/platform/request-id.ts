import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
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
    // Sixteen letters: the headers of a page count against its first round trip.
    return isGiven ? given : randomBytes(12).toString('base64url');
  };
}

const calls = new AsyncLocalStorage<string>();

/** The number of the call that is answered; undefined for work that no call waits for. */
export function currentRequestId(): string | undefined {
  return calls.getStore();
}

/** From its handler on, all work for a call knows the number of the call. */
export function followCalls(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => calls.run(request.id, done));
}

/** Every answer says which call it answers, pages and health checks too. */
export function answerWithId(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header(requestIdHeader, request.id);
    done(null, payload);
  });
}
