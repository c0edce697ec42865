import { momentAfter } from '#core/domain/office/day.ts';
import type { jobs } from '../tables/jobs.ts';

/** Something to be done after the commit that caused it: a row of the table `jobs`. */
export type Job = typeof jobs.$inferSelect;

/** Done, never tried again and why, or, as `waiting`, to be tried again later and why. */
export type JobResult =
  | { status: 'done' }
  | {
      status: Exclude<Job['status'], 'done'>;
      reason: string;
      /** Already reported at start-up, so not logged again for each job. */
      isKnown?: boolean;
    };

export interface JobKind {
  kind: string;
  /** After so many seconds a worker counts as dead, and another one may claim the job. */
  leaseSeconds: number;
  /** Runs the job. If it throws, it is tried again later, with growing pauses for a day. */
  run(job: Job): Promise<JobResult>;
  /** Work that repeats: the first moment after the given one at which it is due. */
  nextRun?(after: Date): Date;
}

/** Kinds that share their workers. One queue never waits for another. */
export interface JobQueue {
  kinds: readonly JobKind[];
  concurrency: number;
  /** Limit per webhook, so that a receiver that hangs leaves places to others. */
  mostOfWebhook?: number;
  /** While true, no job of this queue is claimed. */
  isHeld?(): Promise<boolean>;
}

/** A run that did not end well; `reason` quotes nothing a person typed. */
export interface JobFailure {
  kind: string;
  id: number;
  attempts: number;
  reason: string;
  willRetry: boolean;
}

/** For `nextRun` of work that is due once a day, at an hour and minute of UTC. */
export function dailyAt(hour: number, minute: number): (after: Date) => Date {
  return (after) => {
    const next = new Date(after);
    next.setUTCHours(hour, minute, 0, 0);
    return next > after ? next : momentAfter(next, 1);
  };
}
