import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { JobFailure, JobKind, JobQueue } from './job.ts';
import { runDueJobs } from './run-due-jobs.ts';
import type { Queryable } from '../queryable.ts';
import { jobs } from '../tables/jobs.ts';

interface Worker {
  wake(): void;
  /** Stops claiming; resolves once running jobs have ended. */
  stop(): Promise<void>;
}

interface JobsLog {
  failure(failure: JobFailure): void;
  /** Called when the database cannot be polled. */
  trouble(error: unknown): void;
}

// A process that commits a job wakes its own worker. Polling finds jobs that are due later, and
// those left by a process that ended.
const pollMs = 15_000;
const wakeDelayMs = 200;

/** Starts a worker: it does what is due now, whenever it is woken, and by the clock. */
function startWorker(
  db: Queryable,
  { kinds, concurrency, mostOfWebhook, isHeld }: JobQueue,
  log: JobsLog,
): Worker {
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
      concurrency,
      onFailure: log.failure,
      isStopping: () => state.isStopping,
      ...(mostOfWebhook !== undefined && { mostOfWebhook }),
      ...(isHeld && { isHeld }),
    });
  const work = async (): Promise<void> => {
    while (!state.isStopping) {
      state.isWoken = false;
      await look().catch(log.trouble);
      if (!state.isWoken && !state.isStopping) {
        await pause(pollMs);
      }
      if (state.isWoken && !state.isStopping) {
        // Jobs committed in the same moment are found by the same poll.
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
    stop() {
      state.isStopping = true;
      endPause();
      return worker;
    },
  };
}

export interface Jobs {
  /** Polls soon. Many calls in one moment cause one poll; never throws. */
  wake(): void;
  /** Resolves after running jobs have ended, in five seconds at most. */
  stop(): Promise<void>;
}

const patienceMs = 5000;

/** Writes one row for each kind that repeats, unless it is there; overdue work stays due. */
async function schedule(db: Queryable, kinds: readonly JobKind[]) {
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

export async function startJobs(
  db: Queryable,
  queues: readonly JobQueue[],
  log: JobsLog,
): Promise<Jobs> {
  await schedule(
    db,
    queues.flatMap(({ kinds }) => kinds),
  );
  const workers = queues.map((queue) => startWorker(db, queue, log));
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    async stop() {
      const stopped = workers.map((worker) => worker.stop());
      const patience = sleep(patienceMs, undefined, { ref: false });
      await Promise.race([Promise.all(stopped), patience]);
    },
  };
}
