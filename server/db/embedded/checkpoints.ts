import type pg from 'pg';

type Maintain = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

const lookEveryMs = 15_000;
const mostBytes = 64 * 1024 * 1024;

const distance = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > $1 as "isLong"
  from pg_control_checkpoint()`;

/** Makes a checkpoint when the log since the last one is longer than this; true when it did. */
export function checkpointIfDue(maintain: Maintain, bytes = mostBytes): Promise<boolean> {
  return maintain(async (client) => {
    const { rows } = await client.query<{ isLong: boolean }>(distance, [bytes]);
    const isLong = rows[0]?.isLong === true;
    if (isLong) {
      await client.query('checkpoint');
    }
    return isLong;
  });
}

/**
 * The engine has no checkpointer: without this its log grew from start to stop, and a start after a
 * crash read all of it. `stop` waits for a checkpoint that runs.
 */
export function startCheckpoints(maintain: Maintain): { stop(): Promise<void> } {
  let round: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // What keeps it from working keeps every statement from it, and is told there.
    round = checkpointIfDue(maintain).catch(() => {});
  }, lookEveryMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
