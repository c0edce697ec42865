import type { Log } from '../log.ts';
import type { Maintained } from '../queryable.ts';

type Maintain = Maintained['maintain'];

// The engine has no autovacuum; these are autovacuum's own thresholds.
const dueTables = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_stat_all_tables s on s.relid = c.oid
  where c.relkind in ('r', 'm')
    and n.nspname !~ '^pg_(toast|temp)'
    and n.nspname <> 'information_schema'
    and (
      s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
      or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
      or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
      or age(c.relfrozenxid) > 100000000
    )`;

/** Vacuums and analyzes the tables that need it, one at a time; returns their names. */
export async function vacuumDueTables(maintain: Maintain): Promise<string[]> {
  const { rows } = await maintain(async (client) => {
    // Counters otherwise appear up to a second late.
    await client.query('select pg_stat_force_next_flush()');
    return client.query<{ name: string }>(dueTables);
  });
  for (const { name } of rows) {
    await maintain((client) => client.query(`vacuum (analyze) ${name}`));
  }
  return rows.map((row) => row.name);
}

const logDistance = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > $1 as "isLong"
  from pg_control_checkpoint()`;
const mostLogBytes = 64 * 1024 * 1024;

/** Makes a checkpoint if the log exceeds `bytes`, because the engine has no checkpointer. */
export function checkpointIfDue(maintain: Maintain, bytes = mostLogBytes): Promise<boolean> {
  return maintain(async (client) => {
    const { rows } = await client.query<{ isLong: boolean }>(logDistance, [bytes]);
    const isLong = rows[0]?.isLong === true;
    if (isLong) {
      await client.query('checkpoint');
    }
    return isLong;
  });
}

interface Rounds {
  /** Waits for a round in progress. */
  stop(): Promise<void>;
}

function repeat(everyMs: number, work: () => Promise<unknown>): Rounds {
  let round: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    round = work();
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}

/** Vacuums every ten minutes, and keeps the log short. */
export function startMaintenance(maintain: Maintain, log: Log): Rounds {
  const rounds = [
    repeat(10 * 60_000, () =>
      vacuumDueTables(maintain).catch((error: Error) =>
        log.warn(`Database maintenance failed: ${error.message}`),
      ),
    ),
    // An error that stops a checkpoint stops every statement too, and is reported there.
    repeat(15_000, () => checkpointIfDue(maintain).catch(() => {})),
  ];
  return {
    stop: async () => {
      for (const round of rounds) {
        await round.stop();
      }
    },
  };
}
