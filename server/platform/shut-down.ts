import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/open.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The port is open but the first admin is not made yet, so no one could sign in. */
    isStarting: boolean;
    /** The process was asked to end: it still answers, and says that others should be asked. */
    isDraining: boolean;
  }
}

/** While the process drains, every answer closes its connection. */
export function closeWhileDraining(app: FastifyInstance): void {
  app.decorate('isStarting', false);
  app.decorate('isDraining', false);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isDraining) {
      reply.header('connection', 'close');
    }
    done(null, payload);
  });
}

const mostAnswerMs = 4_500;
const mostCloseMs = 10_000;
const oneSignalMs = 1000;
const mostTurns = 1000;
const quietTurns = 3;
const shortTurnMs = 1;

/**
 * Resolves when the process has just accepted all that came in. The system resets what it has
 * accepted and the process has not: a load balancer that sent an application there answers 502.
 */
async function untilAllIsTaken(server: HttpServer) {
  let connections = 0;
  const count = () => void (connections += 1);
  server.on('connection', count);
  for (let turn = 0, quiet = 0; turn < mostTurns && quiet < quietTurns; turn += 1) {
    const [began, before] = [performance.now(), connections];
    await nextTurn();
    const isQuiet = connections === before && performance.now() - began < shortTurnMs;
    quiet = isQuiet ? quiet + 1 : 0;
  }
  server.off('connection', count);
}

/** Takes no more connections, and resolves when those that there are have been answered. */
async function stopListening(server: HttpServer) {
  await untilAllIsTaken(server);
  // The close of an HTTP server would also end connections on which a call is about to be read.
  const ended = new Promise<void>(
    (resolve) => void Server.prototype.close.call(server, () => resolve()),
  );
  // A slow client must not keep jobs and database from ending in good order.
  const cut = setTimeout(() => server.closeAllConnections(), mostAnswerMs);
  // A connection whose answer is sent after the server stopped listening would otherwise stay open
  // for a request that may never come.
  const idle = setInterval(
    () => void untilAllIsTaken(server).then(() => server.closeIdleConnections()),
    100,
  );
  await ended;
  clearTimeout(cut);
  clearInterval(idle);
}

/** Answers on until load balancers have noticed, then closes the server and the database. */
async function drain(
  app: FastifyInstance,
  database: Database,
  drainSeconds: number,
): Promise<never> {
  app.isDraining = true;
  await sleep(drainSeconds * 1000);
  setTimeout(() => process.exit(1), mostCloseMs).unref();
  try {
    await stopListening(app.server);
    await app.close();
    await database.close();
    process.exit(0);
  } catch {
    process.exit(1);
  }
}

/**
 * Ends the process in good order at SIGTERM or SIGINT, and at once at a second signal. Set before
 * jobs begin: jobs claimed by a killed process wait for their lease to end.
 */
export function shutDownOnSignals(
  app: FastifyInstance,
  database: Database,
  drainSeconds: number,
): void {
  let stoppingSince: number | undefined;

  function stop(): void {
    const now = performance.now();
    if (stoppingSince === undefined) {
      stoppingSince = now;
      void drain(app, database, drainSeconds);
      return;
    }
    // A terminal or a supervisor signals the whole process group, and npm passes the signal on: two
    // within a moment are one.
    if (now - stoppingSince >= oneSignalMs) {
      process.exit(1);
    }
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
