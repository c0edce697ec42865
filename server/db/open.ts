import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { openBackupSocket } from './backup/backup-socket.ts';
import { type Changes, changesChannel, openChanges } from './changes.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import { openWitness } from './embedded/witness.ts';
import { type Health, makeHealth } from './health/make-health.ts';
import { listen, type Listening } from './listen.ts';
import { type Log, silent } from './log.ts';
import { makePool } from './pool.ts';
import { checkPooler, leaveOutNames } from './pooled.ts';
import { answerTimeout, awaitServer, serverConnections } from './postgres-server.ts';
import type { Maintained, Queryable, Transaction } from './queryable.ts';
import { openReplica, type Replica } from './replica/open-replica.ts';
import { Silence } from './health/silence.ts';
import { inTransaction } from './transaction.ts';

export interface OpenOptions {
  /** A PostgreSQL server, 15 or newer; without it the database lives in this process. */
  databaseUrl?: string | undefined;
  /** The same server without the pooler of `databaseUrl`, which may be in transaction mode. */
  directUrl?: string | undefined;
  /** A standby of the same server, for reports and exports. */
  readUrl?: string | undefined;
  /** The folder of everything on disk; the embedded database is its subfolder `database`. */
  dataDir: string;
  log?: Log;
  statementTimeoutMs?: number;
  poolSize?: number;
  /** Embedded only: a throw-away copy, which may belong to another user. */
  isCopy?: boolean;
  /** Receives every line of the audit log that this process committed. */
  onAudited?: Queryable['onAudited'];
  /** How long to wait for a PostgreSQL server that is not up yet, in ms. */
  connectWithinMs?: number;
}

export interface Database extends Queryable, Maintained {
  readonly engine: 'embedded' | 'postgres';
  readonly pool: pg.Pool;
  /** Changes of data cached in memory, whether made by staff, by another server or in psql. */
  readonly changes: Changes;
  readonly replica: Replica | undefined;
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The database for long reads: the replica if it is up to date, else this one. */
  forReports(): Promise<Queryable>;
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
  /** Embedded only: how often files and folders were fsynced. */
  fsyncs?(): {
    files: number;
    folders: number;
  };
}

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
    readUrl,
    onAudited,
  } = options;
  const ownUrl = directUrl ?? databaseUrl;
  const variable = directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  await awaitServer({ variable, url: ownUrl }, connectWithinMs, log);
  if (directUrl) {
    await checkPooler(databaseUrl, directUrl);
  }
  const replica = readUrl
    ? await openReplica({ url: readUrl, statementTimeoutMs, log })
    : undefined;
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
  let listening: Listening | undefined;
  const changes = openChanges(() => {
    listening = listen(ownUrl, changes, log);
  });
  return assemble('postgres', pool, {
    onAudited,
    changes,
    replica,
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
      await Promise.all([listening?.stop(), pool.end(), patientPool.end(), replica?.close()]);
      silence.stop();
    },
  });
}

async function openInProcess({
  dataDir,
  log = silent,
  statementTimeoutMs = 30_000,
  isCopy = false,
  onAudited,
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
  const backupSocket = await openBackupSocket({
    dir: path.resolve(dataDir, 'database'),
    folder: embedded.folder,
    maintain,
    log,
  });
  const maintenance = startMaintenance(maintain, log);
  return assemble('embedded', pool, {
    onAudited,
    changes,
    replica: undefined,
    isHealthy: health.isHealthy,
    maintain,
    fsyncs: embedded.fsyncs,
    close: async () => {
      await backupSocket.close();
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
  parts: Omit<Database, keyof Queryable | 'engine' | 'pool' | 'transaction' | 'forReports'> &
    Pick<Queryable, 'onAudited'>,
): Database {
  let closing: Promise<void> | undefined;
  const own: Queryable = {
    drizzle: drizzle(pool),
    query: (query, values) => pool.query(query as string, values),
  };
  return {
    engine,
    pool,
    ...own,
    transaction: (work) => inTransaction(pool, work, parts.onAudited),
    forReports: async () => parts.replica?.readsOf(own) ?? own,
    ...parts,
    close: () => (closing ??= parts.close()),
  };
}
