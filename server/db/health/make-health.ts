import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { StatementWatcher } from '../pool.ts';

const limitMs = 2000;
const sharedMs = 1000;

// Writes a record to the write-ahead log that the commit flushes to the disk; no table grows. A
// read-only database (a standby, or one set read-only) gets no record.
const writeProbe = `select pg_logical_emit_message(true, 'ready', '')
  where current_setting('transaction_read_only') = 'off'`;

// The log has reserved space; a table has not. Runs only after a statement found the disk full or
// failing, because each run leaves dead rows in the catalog.
const spaceProbe = `create temp table ready_probe on commit drop as
  select repeat('x', 1000) as filler from generate_series(1, 64)`;

const noSpace = /^(53|58)/;

export interface Health {
  /** Whether a write can be committed now; false after two seconds without an answer. */
  isHealthy(): Promise<boolean>;
  watch: StatementWatcher;
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** Checks whether the database can store something, at most once a second for all callers. */
export function makeHealth(pool: () => pg.Pool): Health {
  let isSpaceDoubted = false;
  let asking: Promise<boolean> | undefined;
  let known: { isFine: boolean; at: number } | undefined;

  async function ask() {
    try {
      const { rowCount } = await pool().query(writeProbe);
      if (rowCount === 1 && isSpaceDoubted) {
        await pool().query(spaceProbe);
        isSpaceDoubted = false;
      }
      return rowCount === 1;
    } catch {
      return false;
    }
  }

  async function askOnce() {
    const isFine = await ask();
    known = {
      isFine,
      at: performance.now(),
    };
    asking = undefined;
    return isFine;
  }

  return {
    watch: () => (error) => {
      if (error !== undefined && noSpace.test(codeOf(error))) {
        isSpaceDoubted = true;
        known = undefined;
      }
    },
    isHealthy() {
      if (known && performance.now() - known.at < sharedMs) {
        return Promise.resolve(known.isFine);
      }
      // One probe at a time: behind a busy database they would pile up.
      asking ??= askOnce();
      return Promise.race([asking, sleep(limitMs, false, { ref: false })]);
    },
  };
}
