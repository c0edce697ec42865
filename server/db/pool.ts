import pg from 'pg';
import type { Log } from './log.ts';
import { guardPool } from './transaction.ts';
import { typeParsers } from './type-parsers.ts';
import { type StatementWatcher, watchStatements } from './health/watch-statements.ts';

/**
 * A statement the server refused leaves its connection as good as before; anything else may not.
 */
function isHarmless(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

/**
 * A pool that outlives lost connections, keeps those that only saw a refusal, and is closed to code
 * inside a transaction.
 */
export function makePool(
  config: pg.PoolConfig,
  log: Log,
  watchers: readonly StatementWatcher[] = [],
): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    types: typeParsers,
    application_name: 'server',
  });
  // Without these two listeners the process dies when the server restarts under an idle or a busy
  // connection.
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`));
  pool.on('connect', (client) => {
    client.on('error', () => {});
    for (const watcher of watchers) {
      watchStatements(client, watcher);
    }
  });
  guardPool(pool);
  // The driver's own `query` ends the connection at every refusal: each taken e-mail address would
  // cost a new one.
  pool.query = (async (query: string, values?: unknown[]) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      return await client.query(query, values);
    } catch (error) {
      if (!isHarmless(error)) {
        failure = error as Error;
      }
      throw error;
    } finally {
      client.release(failure);
    }
  }) as typeof pool.query;
  return pool;
}
