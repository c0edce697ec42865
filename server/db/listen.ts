import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { changesChannel, type ChangesHub } from './changes.ts';
import type { Log } from './log.ts';

const heartbeatMs = 5000;
const silenceMs = 5000;
const firstPauseMs = 100;
const longestPauseMs = 5000;

export interface Listening {
  stop(): Promise<void>;
}

/** Pings now and then, because a connection that was cut silently never reports it. */
function keepAsking(client: pg.Client): NodeJS.Timeout {
  return setInterval(() => {
    client.query('select 1').catch(() => client.end());
  }, heartbeatMs);
}

/** Listens for changes on its own connection; once it was lost, everything counts as changed. */
export function listen(connectionString: string, changes: ChangesHub, log: Log): Listening {
  let client: pg.Client | undefined;
  const stopping = new AbortController();
  const { signal } = stopping;
  let pauseMs = firstPauseMs;

  /** Resolves when the connection is lost, rejects if none could be made. */
  async function listenOnce() {
    const current = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: silenceMs,
      query_timeout: silenceMs,
      application_name: 'server listening',
    });
    client = current;
    const lost = new Promise<void>((resolve) => {
      current.on('error', () => resolve());
      current.on('end', resolve);
    });
    current.on('notification', changes.receive);
    let asking: NodeJS.Timeout | undefined;
    try {
      // A client that is ended while it connects reports that only by its event.
      await Promise.race([current.connect(), lost]);
      await current.query(`listen ${changesChannel}`);
      changes.invalidateAll();
      pauseMs = firstPauseMs;
      asking = keepAsking(current);
      await lost;
    } finally {
      clearInterval(asking);
      await current.end().catch(() => {});
    }
  }

  async function listenOn() {
    while (!signal.aborted) {
      await listenOnce().catch(() => {});
      if (!signal.aborted) {
        log.warn(`The database's notices of changes are not heard; trying again in ${pauseMs} ms.`);
        await sleep(pauseMs, undefined, { signal }).catch(() => {});
        pauseMs = Math.min(2 * pauseMs, longestPauseMs);
      }
    }
  }

  const running = listenOn();
  return {
    stop: async () => {
      stopping.abort();
      await client?.end().catch(() => {});
      await running;
    },
  };
}
