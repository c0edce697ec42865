import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';
import { guardPool } from './transaction.ts';

const { builtins } = pg.types;
const int8Array = 1016;
const dateArray = 1182;
const textArray = 1009;

/** A value that a number cannot hold exactly is a fault, never a rounded figure. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The database returned ${text}, which is no safe integer.`);
  }
  return value;
}

const parseTextArray = pg.types.getTypeParser(textArray as 25) as unknown as (
  text: string,
) => (string | null)[];

const own = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [
    int8Array,
    (text) => parseTextArray(text).map((item) => (item === null ? null : safeInteger(item))),
  ],
  // A calendar day has no time zone: a `Date` would shift it.
  [builtins.DATE, (text) => text],
  [dateArray, parseTextArray],
]);

/** int8 as number, date as `YYYY-MM-DD`, timestamptz as Date, numeric as string. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && own.get(id)) || pg.types.getTypeParser(id, format as 'text'),
};

/** Called when a statement is sent; the returned function is called when it has ended. */
export type StatementWatcher = (client: pg.PoolClient) => (error?: unknown) => void;

/** Return value of the driver's `query`: a promise, or one of our statements such as a copy. */
type Answer = Promise<unknown> | { finished?: Promise<unknown> } | undefined;

function endOf(answer: Answer): Promise<unknown> | undefined {
  if (answer instanceof Promise) {
    return answer;
  }
  return answer?.finished;
}

/** Reports every statement on this client to the watcher, in every calling style. */
function watchStatements(client: pg.PoolClient, watcher: StatementWatcher): void {
  const query = client.query.bind(client) as (...values: unknown[]) => Answer;
  client.query = ((...values: unknown[]) => {
    const answer = query(...values);
    const end = endOf(answer);
    if (end) {
      const ended = watcher(client);
      end.then(() => ended(), ended);
    }
    return answer;
  }) as typeof client.query;
}

const tooManyConnections = '53300';
const fullMs = 60_000;
const mostTries = 3;

/**
 * When the server takes no more connections while this pool has some, callers wait for one of them:
 * for a minute the pool is only as large as it is now. Without any, they are refused.
 */
function waitWhenFull(pool: pg.Pool, log: Log, shrunkForMs: number): void {
  const { max } = pool.options;
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const open = new Set<pg.PoolClient>();
  let isFull = false;
  const fit = (): void => {
    pool.options.max = isFull ? Math.max(1, open.size) : max;
  };
  const setFull = (value: boolean): void => {
    isFull = value;
    fit();
  };
  pool.on('connect', (client) => {
    open.add(client);
    fit();
  });
  pool.on('remove', (client) => open.delete(client));
  pool.connect = (async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await connect();
      } catch (error) {
        // Others may be on their way to the first connection at the same moment.
        const isHopeless = open.size === 0 && tries >= mostTries;
        if ((error as { code?: string }).code !== tooManyConnections || isHopeless) {
          throw error;
        }
        if (!isFull) {
          log.warn('The database takes no more connections: calls share those that are open.');
          setTimeout(setFull, shrunkForMs, false).unref();
        }
        setFull(true);
        // A connection that is being closed still counts.
        await sleep(20 * Math.min(tries, 10));
      }
    }
  }) as typeof pool.connect;
}

/** After a refused statement the connection is still good; after any other error it may not be. */
function isHarmless(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

/** Survives lost connections and refused statements, and is closed to callers in a transaction. */
export function makePool(
  config: pg.PoolConfig,
  log: Log,
  watchers: readonly StatementWatcher[] = [],
  shrunkForMs = fullMs,
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
  waitWhenFull(pool, log, shrunkForMs);
  guardPool(pool);
  // The driver's own `query` closes the connection after every error: each email address in use
  // would cost a new connection.
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
