import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { openDoor } from './backup/door.ts';
import { type Changes, changesChannel, openChanges } from './changes.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import { openWitness } from './embedded/witness.ts';
import { type Health, makeHealth } from './health/make-health.ts';
import { listen, type Listening } from './listen.ts';
import { type Log, silent } from './log.ts';
import { makePool } from './pool.ts';
import { checkPooler, leaveOutNames } from './pooled.ts';
import { awaitServer } from './postgres-server.ts';
import type { Maintained, Queryable, Transaction } from './queryable.ts';
import { Silence } from './health/silence.ts';
import { inTransaction } from './transaction.ts';

export interface OpenOptions {
  /** A PostgreSQL server, 15 or newer; without it the database lives in this process. */
  databaseUrl?: string | undefined;
  /** The same server past the pooler that `databaseUrl` then names, which may be in transaction mode. */
  directUrl?: string | undefined;
  /** The folder of everything on disk; the embedded database is its subfolder `database`. */
  dataDir: string;
  log?: Log;
  statementTimeoutMs?: number;
  poolSize?: number;
  /** Embedded only: a copy that is thrown away afterwards, which may belong to another user. */
  isCopy?: boolean;
  /** How long to wait for a PostgreSQL server that is not up yet, in ms. */
  connectWithinMs?: number;
}

export interface Database extends Queryable, Maintained {
  readonly engine: 'embedded' | 'postgres';
  readonly pool: pg.Pool;
  /** Changes of what is kept in memory, made by staff, by another server or in psql. */
  readonly changes: Changes;
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
  /** Embedded only: how often files and folders were fsynced. */
  fsyncs?(): {
    files: number;
    folders: number;
  };
}

const silenceMs = 2000;

/** Opens the one database of this process, whichever of the two engines it is. */
export function openDatabase(options: OpenOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options, options.databaseUrl) : openInProcess(options);
}

async function openPostgres(options: OpenOptions, databaseUrl: string): Promise<Database> {
  const {
    log = silent,
    statementTimeoutMs = 30_000,
    poolSize = 10,
    connectWithinMs = 15_000,
    directUrl,
  } = options;
  const ownUrl = directUrl ?? databaseUrl;
  const variable = directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  await awaitServer({ variable, url: ownUrl }, connectWithinMs, log);
  if (directUrl) {
    await checkPooler(databaseUrl, directUrl);
  }
  const silence = new Silence(ownUrl, log);
  const common = {
    connectionString: ownUrl,
    max: poolSize,
    connectionTimeoutMillis: 8_000,
    keepAlive: true,
    // As statements, because connection poolers refuse start-up parameters. UTC as in the embedded
    // engine. JIT is off: compiling a statement takes seconds on a busy machine, and none of ours
    // runs long enough to gain from it (a list of a million leads took 2.4 s instead of 0.02).
    onConnect: async (client) => {
      await client.query(
        `set timezone = 'UTC'; set jit = off; set statement_timeout = ${statementTimeoutMs}; set idle_in_transaction_session_timeout = 60000`,
      );
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      silence.connected(client, rows[0]!.pid);
    },
  } satisfies pg.PoolConfig;
  const health = makeHealth(() => pool);
  // The server enforces its own statement timeout; this limit covers silences that `silence` cannot
  // detect.
  const pool = makePool(
    {
      ...common,
      // Behind a pooler a connection to the server is another client's after each transaction: its
      // settings are the role's, and which backend works on a statement is unknown.
      ...(directUrl && { connectionString: databaseUrl, onConnect: leaveOutNames }),
      query_timeout: statementTimeoutMs + silenceMs,
    },
    log,
    [silence.watch, health.watch],
  );
  const patientPool = makePool(common, log, [silence.watch]);
  silence.guard(pool);
  silence.guard(patientPool);
  let listening: Listening | undefined;
  const changes = openChanges(() => {
    listening = listen(ownUrl, changes, log);
  });
  return assemble('postgres', pool, {
    changes,
    isHealthy: health.isHealthy,
    maintain: async (work) => {
      const client = await patientPool.connect();
      try {
        await client.query(
          'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0',
        );
        return await work(client);
      } finally {
        client.release(true);
      }
    },
    close: async () => {
      await Promise.all([listening?.stop(), pool.end(), patientPool.end()]);
      silence.stop();
    },
  });
}

async function openInProcess({
  dataDir,
  log = silent,
  statementTimeoutMs = 30_000,
  isCopy = false,
}: OpenOptions): Promise<Database> {
  const embedded = await openEmbedded({
    dir: path.join(dataDir, 'database'),
    statementTimeoutMs,
    log,
    isCopy,
  });
  const changes = openChanges();
  const health: Health = makeHealth(() => pool);
  const pool = makePool(
    {
      stream: embedded.stream,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: Math.max(30_000, 2 * statementTimeoutMs),
      // Only this process uses the database, so a change is notified on the connection that made
      // it, before its commit returns.
      onConnect: async (client) => {
        client.on('notification', changes.receive);
        await client.query(`listen ${changesChannel}`);
        changes.invalidateAll();
      },
    },
    log,
    [health.watch, embedded.watch],
  );
  const maintain: Database['maintain'] = async (work) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      return await embedded.withoutTimeLimit(() => work(client));
    } catch (error) {
      throw (failure = error as Error);
    } finally {
      client.release(failure);
    }
  };
  const witness = await openWitness({
    file: embedded.witness,
    maintain,
    log,
  }).catch(async (error: Error) => {
    await pool.end();
    await embedded.close();
    throw error;
  });
  const door = await openDoor({
    dir: path.resolve(dataDir, 'database'),
    folder: embedded.folder,
    maintain,
    log,
  });
  const maintenance = startMaintenance(maintain, log);
  return assemble('embedded', pool, {
    changes,
    isHealthy: health.isHealthy,
    maintain,
    fsyncs: embedded.fsyncs,
    close: async () => {
      await door.close();
      await maintenance.stop();
      await witness.stop();
      await pool.end();
      await embedded.close();
    },
  });
}

function assemble(
  engine: Database['engine'],
  pool: pg.Pool,
  parts: Pick<Database, 'changes' | 'maintain' | 'isHealthy' | 'close' | 'fsyncs'>,
): Database {
  let closing: Promise<void> | undefined;
  return {
    engine,
    pool,
    drizzle: drizzle(pool),
    query: (query, values) => pool.query(query as string, values),
    transaction: (work) => inTransaction(pool, work),
    ...parts,
    close: () => (closing ??= parts.close()),
  };
}
