import type { Queryable } from '../queryable.ts';
import type { JobFailure, JobQueue } from './job.ts';
import { runDueJobs } from './run-due-jobs.ts';

/** What does the jobs of one queue. */
export interface Worker {
  wake(): void;
  /** Takes no more; resolves when those under way have ended. */
  stop(): Promise<void>;
}

export interface JobsLog {
  /** A job was not done. */
  failure(failure: JobFailure): void;
  /** The jobs could not be looked at: the database does not answer. */
  trouble(error: unknown): void;
}

// Whoever commits a job wakes the worker of its own process. This is for what is due later, and for
// what a process that ended has left behind.
const pollMs = 15_000;
const wakeDelayMs = 200;

/** Starts a worker: it does what is due now, whenever it is woken, and by the clock. */
export function startWorker(db: Queryable, { kinds, concurrency }: JobQueue, log: JobsLog): Worker {
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
    stop() {
      state.isStopping = true;
      endPause();
      return worker;
    },
  };
}
