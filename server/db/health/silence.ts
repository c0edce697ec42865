import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { StatementWatcher } from '../pool.ts';

// Time is counted in ticks: a process that was itself blocked for seconds, with the answer unread,
// must not take the server for silent.
const tickMs = 500;
const patienceTicks = 5;
const probeTicks = 8;
const pauseTicks = 4;

const silentMessage = 'PostgreSQL does not answer';

type ProbeResult = { answers: false } | { answers: true; working: ReadonlySet<number> | undefined };

interface Waiting {
  since: number;
  /** The server's process for the statement; undefined while a connection is waited for. */
  pid?: number | undefined;
  giveUp(error: Error): void;
}

const atWork = `select pid from pg_stat_activity
  where pid = any($1) and coalesce(state, 'active') in ('active', 'fastpath function call', 'disabled')`;

/** An error with the driver's shape, so that clients are told to retry soon. */
function notNow(): Error {
  return Object.assign(new Error(silentMessage), { code: '57P03' });
}

function cut(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: pg.Connection };
  connection.stream.destroy();
}

/**
 * Detects within seconds that a PostgreSQL server, or one connection to it, has stopped answering
 * without closing, and ends the statements that wait there. A statement that the server is still
 * working on may take any time.
 */
export class Silence {
  readonly #databaseUrl: string;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  readonly #waiting = new Set<Waiting>();
  readonly #clients = new Set<pg.PoolClient>();
  readonly #pids = new WeakMap<pg.ClientBase, number>();
  #tick = 0;
  #nextProbe = 0;
  #isProbing = false;
  #isSilent = false;
  #isStopped = false;

  constructor(databaseUrl: string, log: Log) {
    this.#databaseUrl = databaseUrl;
    this.#log = log;
    this.#timer = setInterval(() => {
      this.#tick += 1;
      this.#look();
    }, tickMs);
    this.#timer.unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }

  /** Registers the backend of a new connection. */
  connected(client: pg.ClientBase, pid: number): void {
    this.#pids.set(client, pid);
  }

  watch: StatementWatcher = (client) => this.#wait(() => cut(client), this.#pids.get(client));

  /** Makes the pool refuse at once while the server is silent, and not wait long to find out. */
  guard(pool: pg.Pool): void {
    const connect = pool.connect.bind(pool) as (...callback: unknown[]) => unknown;
    pool.on('connect', (client) => this.#clients.add(client));
    pool.on('remove', (client) => this.#clients.delete(client));
    pool.connect = ((...callback: unknown[]) =>
      callback.length > 0 ? connect(...callback) : this.#connect(connect)) as typeof pool.connect;
  }

  #connect(connect: () => unknown): Promise<pg.PoolClient> {
    if (this.#isSilent) {
      return Promise.reject(notNow());
    }
    const asked = connect() as Promise<pg.PoolClient>;
    return new Promise((resolve, reject) => {
      let isGivenUp = false;
      const ended = this.#wait((error) => {
        isGivenUp = true;
        reject(error);
      });
      asked.then(
        (client) => {
          ended();
          if (isGivenUp) {
            client.release();
          } else {
            resolve(client);
          }
        },
        (error: Error) => {
          ended();
          reject(error);
        },
      );
    });
  }

  #wait(giveUp: Waiting['giveUp'], pid?: number): () => void {
    const waiting: Waiting = {
      since: this.#tick,
      pid,
      giveUp,
    };
    this.#waiting.add(waiting);
    return () => this.#waiting.delete(waiting);
  }

  #look(): void {
    if (this.#isProbing || this.#tick < this.#nextProbe) {
      return;
    }
    const overdue = [...this.#waiting].filter(({ since }) => this.#tick - since >= patienceTicks);
    if (overdue.length > 0 || this.#isSilent) {
      this.#isProbing = true;
      void this.#evaluate(overdue).finally(() => {
        this.#isProbing = false;
        this.#nextProbe = this.#tick + (this.#isSilent ? 1 : pauseTicks);
      });
    }
  }

  async #evaluate(overdue: Waiting[]): Promise<void> {
    const pids = overdue.flatMap(({ pid }) => pid ?? []);
    const result = await this.#probe(pids);
    if (!result.answers) {
      this.#fallSilent();
      return;
    }
    if (this.#isSilent) {
      this.#isSilent = false;
      this.#log.warn('PostgreSQL answers again.');
    }
    const { working } = result;
    if (!working) {
      return;
    }
    // An answer may be on its way while the server already calls itself idle.
    const tick = this.#tick;
    await this.#until(() => this.#tick > tick + 1);
    for (const waiting of overdue) {
      const { pid } = waiting;
      if (pid !== undefined && !working.has(pid) && this.#waiting.has(waiting)) {
        waiting.giveUp(notNow());
      }
    }
  }

  #fallSilent(): void {
    if (!this.#isSilent) {
      this.#isSilent = true;
      this.#log.error(`${silentMessage}: callers are told to come back until it does.`);
    }
    for (const { giveUp } of this.#waiting) {
      giveUp(notNow());
    }
    this.#waiting.clear();
    // Idle connections are as dead as the others, or are replaced in a moment.
    for (const client of this.#clients) {
      cut(client);
    }
  }

  /** Checks on a separate connection which of these backends are working. */
  async #probe(pids: number[]): Promise<ProbeResult> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      application_name: 'server asking',
    });
    client.on('error', () => {});
    const deadline = this.#tick + probeTicks;
    const ask = async (): Promise<ProbeResult> => {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(atWork, [pids]);
      return {
        answers: true,
        working: new Set(rows.map(({ pid }) => pid)),
      };
    };
    try {
      return await Promise.race([
        ask(),
        this.#until(() => this.#tick >= deadline).then((): ProbeResult => ({ answers: false })),
      ]);
    } catch (error) {
      // A refusal is an answer too, such as that there are too many connections.
      return error instanceof pg.DatabaseError
        ? {
            answers: true,
            working: undefined,
          }
        : { answers: false };
    } finally {
      const { connection } = client as unknown as { connection: pg.Connection };
      connection.stream.destroy();
    }
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!this.#isStopped && !isSo()) {
      await sleep(tickMs / 2, undefined, { ref: false });
    }
  }
}
