import { sql } from 'drizzle-orm';
import type { Queryable } from '../queryable.ts';
import { jobs } from '../tables/jobs.ts';
import type { JobKind, JobQueue } from './job.ts';
import { type JobsLog, startWorker } from './start-worker.ts';

export interface Jobs {
  /** Asks for a look now. Many calls in one moment are one look; never throws. */
  wake(): void;
  /** Ends after the jobs under way, in five seconds at most. */
  stop(): Promise<void>;
}

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

/** Starts this process's workers, one for each queue. */
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
      const patience = new Promise((resolve) => {
        setTimeout(resolve, patienceMs).unref();
      });
      await Promise.race([Promise.all(stopped), patience]);
    },
  };
}
