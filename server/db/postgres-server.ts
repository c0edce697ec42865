import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Silence } from './health/silence.ts';
import type { Log } from './log.ts';

const oldestVersion = 15;

// Refused, unknown host (a container's name appears late), reset, starting up, shutting down.
const mayPass = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOENT',
  '57P03',
  '57P01',
]);

/** The server answers but is unusable, so waiting is useless. */
export class UnusableServerError extends Error {}

export interface ServerAddress {
  variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL';
  url: string;
}

export function hostAndDatabase(databaseUrl: string): string {
  try {
    const { host, pathname } = new URL(databaseUrl);
    return `${host || 'the local socket'}${pathname}`;
  } catch {
    return 'that address';
  }
}

const backendOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;

/**
 * Whether a pooler shares one server connection between clients, transaction by transaction: then
 * `client` gets another backend while a second client holds the one it just used. Named statements,
 * settings, locks and notifications belong to a connection.
 */
async function isConnectionShared(client: pg.Client, other: pg.Client) {
  // Several attempts, because a pooler with idle connections may return the same one by chance.
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = await backendOf(client);
    await other.query('begin');
    const held = await backendOf(other);
    const after = await backendOf(client);
    await other.query('rollback');
    if (after !== before || held === before) {
      return true;
    }
  }
  return false;
}

async function refuseSharedConnections(client: pg.Client, { variable, url }: ServerAddress) {
  const other = connection(url);
  try {
    await other.connect();
    if (await isConnectionShared(client, other)) {
      throw new UnusableServerError(
        `${variable} names a pooler in transaction mode at ${hostAndDatabase(url)}; this program needs ` +
          'connections of its own: name PostgreSQL itself in DATABASE_DIRECT_URL, which may stand beside a pooler, ' +
          "or the pooler's address in session mode.",
      );
    }
  } finally {
    await other.end().catch(() => {});
  }
}

export function connection(databaseUrl: string): pg.Client {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on('error', () => {});
  return client;
}

/** How the connections of a pool to a PostgreSQL server are made. */
export function serverConnections(
  connectionString: string,
  statementTimeoutMs: number,
  silence: Silence,
) {
  return {
    connectionString,
    connectionTimeoutMillis: 8_000,
    keepAlive: true,
    // As statements, because connection poolers refuse start-up parameters. JIT is off: compiling a statement takes seconds on a busy machine, and none of ours
    // runs long enough to gain from it (a list of a million leads took 2.4 s instead of 0.02).
    onConnect: async (client) => {
      await client.query(
        `set timezone = 'UTC'; set jit = off; set statement_timeout = ${statementTimeoutMs}; set idle_in_transaction_session_timeout = 60000`,
      );
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      silence.connected(client, rows[0]!.pid);
    },
  } satisfies pg.PoolConfig;
}

/**
 * How long the driver waits for an answer, in ms. The server enforces its own statement timeout;
 * this limit covers silences that `silence` cannot detect.
 */
export function answerTimeout(statementTimeoutMs: number): number {
  return statementTimeoutMs + 2000;
}

/** Waits for the server; refuses one that is too old and a pooler that shares connections. */
export async function awaitServer(address: ServerAddress, withinMs: number, log: Log) {
  const { variable, url } = address;
  const deadline = performance.now() + withinMs;
  for (let attempt = 1; ; attempt++) {
    const client = connection(url);
    try {
      await client.connect();
      const {
        rows: [row],
      } = await client.query('show server_version_num');
      const version = Math.floor(Number(row.server_version_num) / 10_000);
      if (version < oldestVersion) {
        throw new UnusableServerError(
          `${variable} names PostgreSQL ${version} at ${hostAndDatabase(url)}; this program needs ${oldestVersion} or newer.`,
        );
      }
      await refuseSharedConnections(client, address);
      return;
    } catch (error) {
      if (error instanceof UnusableServerError) {
        throw error;
      }
      const { code, message } = error as Error & { code?: string };
      // A busy machine may take longer than one try; the driver gives that no code.
      const isTemporary = mayPass.has(code ?? '') || message === 'timeout expired';
      if (!isTemporary || performance.now() > deadline) {
        throw new Error(
          `${variable} names PostgreSQL at ${hostAndDatabase(url)}, which cannot be used (${message || code}): ` +
            `start that server or correct ${variable}.`,
          { cause: error },
        );
      }
      if (attempt === 1) {
        log.warn(
          `PostgreSQL at ${hostAndDatabase(url)} does not answer yet (${message || code}); trying again.`,
        );
      }
      await sleep(500);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
