import { sql } from 'drizzle-orm';
import type { Queryable } from '../queryable.ts';
import { jobs } from '../tables/jobs.ts';
import type { JobFailure, JobKind } from './job.ts';
import { runDueJobs } from './run-due-jobs.ts';

export interface Jobs {
  /** Asks for a look now. Many calls in one moment are one look; never throws. */
  wake(): void;
  /** Ends after the job under way, in five seconds at most. */
  stop(): Promise<void>;
}

interface JobsLog {
  /** A job was not done. */
  failure(failure: JobFailure): void;
  /** The jobs could not be looked at: the database does not answer. */
  trouble(error: unknown): void;
}

// Whoever commits a job wakes the worker of its own process. This is for what is due later, and for
// what a process that ended has left behind.
const pollMs = 15_000;
const wakeDelayMs = 200;
const patienceMs = 5000;

/** Writes one row for each kind that repeats, unless it is there; what is overdue stays due. */
async function schedule(db: Queryable, kinds: readonly JobKind[]): Promise<void> {
  for (const { kind, nextRun } of kinds) {
    if (nextRun) {
      await db.drizzle
        .insert(jobs)
        .values({
          kind,
          key: kind,
          runAt: nextRun(new Date()),
        })
        .onConflictDoUpdate({
          target: jobs.key,
          targetWhere: sql`key is not null`,
          set: { runAt: sql`least(${jobs.runAt}, excluded.run_at)` },
        });
    }
  }
}

/** Starts this process's worker: it does what is due now, whenever it is woken, and by the clock. */
export async function startJobs(
  db: Queryable,
  kinds: readonly JobKind[],
  log: JobsLog,
): Promise<Jobs> {
  await schedule(db, kinds);
  const state = { isStopping: false, isWoken: false };
  let endPause = (): void => {};

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const look = (): Promise<void> =>
    runDueJobs(db, kinds, {
      onFailure: log.failure,
      isStopping: () => state.isStopping,
    });
  const work = async (): Promise<void> => {
    while (!state.isStopping) {
      state.isWoken = false;
      await look().catch(log.trouble);
      if (!state.isWoken && !state.isStopping) {
        await pause(pollMs);
      }
      if (state.isWoken && !state.isStopping) {
        // What commits in the same moment is done in the same look.
        await pause(wakeDelayMs);
      }
    }
  };

  const worker = work();
  return {
    wake() {
      if (!state.isWoken) {
        state.isWoken = true;
        endPause();
      }
    },
    async stop() {
      state.isStopping = true;
      endPause();
      const patience = new Promise((resolve) => {
        setTimeout(resolve, patienceMs).unref();
      });
      await Promise.race([worker, patience]);
    },
  };
}
