import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/open.ts';

const drainMs = 10_000;
const oneSignalMs = 1000;

/** Finishes running requests, closes the database and ends the process. */
async function drain(app: FastifyInstance, database: Database): Promise<never> {
  setTimeout(() => process.exit(1), drainMs).unref();
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

/** Ends the process in good order at SIGTERM or SIGINT, and at once at the second of them. */
export function shutDownOnSignals(app: FastifyInstance, database: Database): void {
  let stoppingSince: number | undefined;

  function stop(): void {
    const now = performance.now();
    if (stoppingSince === undefined) {
      stoppingSince = now;
      void drain(app, database);
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
