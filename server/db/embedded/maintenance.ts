import type pg from 'pg';
import type { Log } from '../log.ts';

type Maintain = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

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

/**
 * Vacuums and analyzes the tables that need it; returns their names. Between two tables others get
 * their turn.
 */
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

/** Does so every ten minutes; `stop` waits for a round that runs. */
export function startMaintenance(
  maintain: Maintain,
  log: Log,
  everyMs = 10 * 60_000,
): { stop(): Promise<void> } {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = vacuumDueTables(maintain).then(
      () => {},
      (error: Error) => log.warn(`Database maintenance failed: ${error.message}`),
    );
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
