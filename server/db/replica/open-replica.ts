import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { Silence } from '../health/silence.ts';
import { type Log, silent } from '../log.ts';
import { makePool } from '../pool.ts';
import {
  answerTimeout,
  awaitServer,
  serverConnections,
  UnusableServerError,
  hostAndDatabase,
} from '../postgres-server.ts';
import type { Queryable } from '../queryable.ts';

/** Whether reports are read on the replica, and since when. */
export interface ReplicaState {
  isUsed: boolean;
  since: Date;
}

/** A standby that takes long reads off the database. */
export interface Replica {
  readonly state: ReplicaState;
  /** The standby, if it holds all that is committed in the database now; otherwise the database. */
  readsOf(database: Queryable): Promise<Queryable>;
  close(): Promise<void>;
}

interface ReplicaOptions {
  url: string;
  statementTimeoutMs: number;
  log: Log;
}

// A report counts in five statements at a time.
const connections = 5;
/** How long a read waits for the standby to catch up, and how long a standby that failed rests. */
const [patienceMs, restMs] = [2000, 5000];

// Every commit is flushed. The identifier tells a standby of this server from any other one.
const committedText = `
select pg_current_wal_flush_lsn()::text as lsn, current_database() as name,
  (select system_identifier::text from pg_control_system()) as server`;

const standbyText = `
select pg_is_in_recovery() and current_database() = $2 and $3 = (
    select system_identifier::text from pg_control_system()
  ) as "isStandby", pg_last_wal_replay_lsn() >= $1::pg_lsn as "isCurrent"`;

// A statement that takes too long would do so again; one that writes is a mistake of ours.
const notRepeated: ReadonlySet<unknown> = new Set(['57014', '25006']);

function causeOf(error: unknown): string {
  const { code, message } = error as Error & { code?: string };
  return message || code || 'no reason given';
}

/**
 * Opens the standby for long reads. It may be away, also at the start: then they go to the
 * database. Rejects with `UnusableServerError` if it can never be used.
 */
export async function openReplica({
  url,
  statementTimeoutMs,
  log,
}: ReplicaOptions): Promise<Replica> {
  await awaitServer({ variable: 'DATABASE_READ_URL', url }, 0, silent).catch((error: unknown) => {
    if (error instanceof UnusableServerError) {
      throw error;
    }
  });
  const silence = new Silence(url, silent);
  const openPool = (max: number) => {
    const config = {
      ...serverConnections(url, statementTimeoutMs, silence),
      max,
      // Longer than elsewhere: others read for seconds.
      connectionTimeoutMillis: statementTimeoutMs,
      query_timeout: answerTimeout(statementTimeoutMs),
    };
    const opened = makePool(config, silent, [silence.watch]);
    silence.guard(opened);
    return opened;
  };
  // A standby is not away because its connections are all busy.
  const [pool, asking] = [openPool(connections), openPool(1)];
  let state: ReplicaState = { isUsed: true, since: new Date() };
  let restsUntil = 0;

  function set(isUsed: boolean, sentence: string): void {
    if (state.isUsed !== isUsed) {
      state = { isUsed, since: new Date() };
      log.warn(sentence);
    }
  }
  function fail(cause: string): void {
    restsUntil = performance.now() + restMs;
    const name = `the replica at ${hostAndDatabase(url)}`;
    set(false, `Reports and exports are read from the main database, because ${name} ${cause}.`);
  }

  /** The standby; statements that fail there go to the database. */
  function standbyOf(database: Queryable): Queryable {
    const query = async (text: string, values?: unknown[]) => {
      try {
        return await pool.query(text, values);
      } catch (error) {
        if (notRepeated.has((error as { code?: unknown }).code)) {
          throw error;
        }
        fail(`failed (${causeOf(error)})`);
        return database.query(text, values);
      }
    };
    return {
      query: query as Queryable['query'],
      drizzle: drizzle({ query } as unknown as pg.Pool),
    };
  }

  /** Undefined as soon as the standby holds what was committed, else why it is of no use. */
  async function catchUp(database: Queryable): Promise<string | undefined> {
    const { rows } = await database.query<Record<'lsn' | 'name' | 'server', string>>(committedText);
    const { lsn, name, server } = rows[0]!;
    const until = performance.now() + patienceMs;
    while (performance.now() < until) {
      const { rows: found } = await asking.query(standbyText, [lsn, name, server]);
      if (!found[0].isStandby) {
        return 'is no standby of the server that DATABASE_URL names';
      }
      if (found[0].isCurrent) {
        return undefined;
      }
      await sleep(20);
    }
    return `is more than ${patienceMs / 1000} s behind`;
  }

  async function readsOf(database: Queryable): Promise<Queryable> {
    if (performance.now() < restsUntil) {
      return database;
    }
    const cause = await Promise.race([
      catchUp(database).catch((error: unknown) => `failed (${causeOf(error)})`),
      sleep(2 * patienceMs, 'does not answer', { ref: false }),
    ]);
    if (cause !== undefined) {
      fail(cause);
      return database;
    }
    set(true, 'Reports and exports are read from the replica again.');
    return standbyOf(database);
  }

  return {
    get state() {
      return state;
    },
    readsOf,
    close: async () => {
      await Promise.all([pool.end(), asking.end()]);
      silence.stop();
    },
  };
}
