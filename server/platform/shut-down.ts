import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/open.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The process was asked to end: it still answers, and says that others should be asked. */
    isDraining: boolean;
  }
}

/** While the process drains, every answer closes its connection. */
export function closeWhileDraining(app: FastifyInstance): void {
  app.decorate('isDraining', false);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isDraining) {
      reply.header('connection', 'close');
    }
    done(null, payload);
  });
}

const mostAnswerMs = 6_000;
const mostCloseMs = 10_000;
const oneSignalMs = 1000;

/** Answers on until load balancers have noticed, then closes the server and the database. */
async function drain(
  app: FastifyInstance,
  database: Database,
  drainSeconds: number,
): Promise<never> {
  app.isDraining = true;
  await sleep(drainSeconds * 1000);
  setTimeout(() => process.exit(1), mostCloseMs).unref();
  // Who reads slowly must not keep jobs and database from ending in good order.
  setTimeout(() => app.server.closeAllConnections(), mostAnswerMs).unref();
  // A connection whose answer is sent after the server stopped listening would otherwise stay open
  // for a request that may never come.
  const closeIdle = () => app.server.closeIdleConnections();
  setInterval(closeIdle, 100).unref();
  try {
    await app.close();
    await database.close();
    process.exit(0);
  } catch {
    process.exit(1);
  }
}

/**
 * Ends the process in good order at SIGTERM or SIGINT, and at once at a second signal. Set before
 * jobs begin: what a killed process has claimed waits for its lease to end.
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
