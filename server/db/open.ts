import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Changes, openChanges } from './changes.ts';
import { openCluster } from './cluster/open-cluster.ts';
import { makeHealth } from './health/make-health.ts';
import { listen, type Listening } from './listen.ts';
import { type Log, silent } from './log.ts';
import { makePool } from './pool.ts';
import { checkPooler, leaveOutNames } from './pooled.ts';
import { answerTimeout, awaitServer, serverConnections } from './postgres-server.ts';
import type { Maintained, Queryable, Transaction } from './queryable.ts';
import { Silence } from './health/silence.ts';
import { inTransaction } from './transaction.ts';

export interface OpenOptions {
  /** A PostgreSQL server, 15 or newer; without it the bundled one is started. */
  databaseUrl?: string | undefined;
  /** The same server without the pooler of `databaseUrl`, which may be in transaction mode. */
  directUrl?: string | undefined;
  /** A standby of the same server, for the figures of reports. */
  readUrl?: string | undefined;
  /** The folder of everything on disk; the bundled database is its subfolder `postgres`. */
  dataDir: string;
  log?: Log;
  statementTimeoutMs?: number;
  poolSize?: number;
  /** Without a server: the database of a product that runs already may be used. */
  isShared?: boolean;
  /** Receives every line of the audit log that this process committed. */
  onAudited?: Queryable['onAudited'];
  /** How long to wait for a PostgreSQL server that is not up yet, in ms. */
  connectWithinMs?: number;
}

export interface Database extends Queryable, Maintained {
  /** Whether it is the bundled one, and nobody else's. */
  readonly isBundled: boolean;
  readonly pool: pg.Pool;
  /** Changes of data cached in memory, whether made by staff, by another server or in psql. */
  readonly changes: Changes;
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Where figures are counted: the standby if there is one, moments behind, else this database. */
  readonly reports: Queryable;
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

export function openDatabase(options: OpenOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options, options.databaseUrl) : openBundled(options);
}

async function openPostgres(options: OpenOptions, databaseUrl: string): Promise<Database> {
  const {
    log = silent,
    statementTimeoutMs = 30_000,
    poolSize = 10,
    connectWithinMs = 15_000,
    directUrl,
    readUrl,
    onAudited,
  } = options;
  const ownUrl = directUrl ?? databaseUrl;
  const variable = directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  await awaitServer({ variable, url: ownUrl }, connectWithinMs, log);
  if (directUrl) {
    await checkPooler(databaseUrl, directUrl);
  }
  const silence = new Silence(ownUrl, log);
  const common = {
    ...serverConnections(ownUrl, statementTimeoutMs, silence),
    max: poolSize,
  };
  const health = makeHealth(() => pool);
  const pool = makePool(
    {
      ...common,
      // Behind a pooler the server connection may serve another client after each transaction. So
      // its settings must be the role's, and the backend that runs a statement is unknown.
      ...(directUrl && { connectionString: databaseUrl, onConnect: leaveOutNames }),
      query_timeout: answerTimeout(statementTimeoutMs),
    },
    log,
    [silence.watch, health.watch],
  );
  const patientPool = makePool(common, log, [silence.watch]);
  silence.guard(pool);
  silence.guard(patientPool);
  const standby = readUrl ? openStandby(readUrl, statementTimeoutMs, log) : undefined;
  let listening: Listening | undefined;
  const changes = openChanges(() => {
    listening = listen(ownUrl, changes, log);
  });
  const own: Queryable = {
    drizzle: drizzle(pool),
    query: (query, values) => pool.query(query as string, values),
    onAudited,
  };
  let closing: Promise<unknown> | undefined;
  return {
    ...own,
    isBundled: false,
    pool,
    changes,
    transaction: (work) => inTransaction(pool, work, onAudited),
    reports: standby?.queryable ?? own,
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
      closing ??= Promise.all([listening?.stop(), pool.end(), patientPool.end(), standby?.close()]);
      await closing;
      silence.stop();
    },
  };
}

/** A pool of its own for the figures of reports; it may be away at the start. */
function openStandby(url: string, statementTimeoutMs: number, log: Log) {
  const silence = new Silence(url, log);
  const connections = serverConnections(url, statementTimeoutMs, silence);
  // A report counts in five statements at a time.
  const config = { ...connections, max: 5, query_timeout: answerTimeout(statementTimeoutMs) };
  const pool = makePool(config, log, [silence.watch]);
  silence.guard(pool);
  const queryable: Queryable = {
    drizzle: drizzle(pool),
    query: (query, values) => pool.query(query as string, values),
  };
  return {
    queryable,
    close: async () => {
      await pool.end();
      silence.stop();
    },
  };
}

async function openBundled(options: OpenOptions): Promise<Database> {
  const { dataDir, log = silent, isShared = false } = options;
  const cluster = await openCluster({ dataDir, log, isShared });
  const database = await openPostgres(options, cluster.url).catch(async (error: Error) => {
    await cluster.close();
    throw error;
  });
  return {
    ...database,
    isBundled: true,
    close: async () => {
      await database.close();
      await cluster.close();
    },
  };
}
