import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queryable } from '../queryable.ts';
import { jobs } from '../tables/jobs.ts';
import type { Job, JobKind, JobResult } from './job.ts';
import { retryDelay } from './retry-delay.ts';

type Change = PgUpdateSetSource<typeof jobs>;

function later(first: Date, second: Date): Date {
  return first > second ? first : second;
}

// A clock that is behind the database's would find today's moment once more.
function repeated({ nextRun }: JobKind, job: Job): Change | undefined {
  return (
    nextRun && {
      attempts: 0,
      runAt: nextRun(later(job.runAt, new Date())),
    }
  );
}

function changeOf(kind: JobKind, job: Job, result: JobResult): Change {
  if (result.status === 'done') {
    const ended = repeated(kind, job) ?? {
      status: 'done',
      doneAt: sql`now()`,
    };
    return { ...ended, lastError: null };
  }
  const { status, reason: lastError } = result;
  const delay = status === 'waiting' ? retryDelay(job.attempts) : null;
  if (delay !== null) {
    return {
      lastError,
      runAt: sql`now() + make_interval(secs => ${delay})`,
    };
  }
  const ended = repeated(kind, job) ?? { status: status === 'waiting' ? 'failed' : status };
  return { ...ended, lastError };
}

/**
 * Writes down how a run ended: over, to be tried again, or due again on its next day. Answers
 * whether it will be tried again. A worker whose lease had ended, so that another one has the job,
 * changes nothing.
 */
export async function settleJob(
  db: Queryable,
  kind: JobKind,
  job: Job,
  result: JobResult,
): Promise<boolean> {
  const change = changeOf(kind, job, result);
  await db.drizzle
    .update(jobs)
    .set({ ...change, lockedUntil: null })
    .where(and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts)));
  return !('status' in change);
}
