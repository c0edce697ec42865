import type { Queryable } from '../queryable.ts';
import { claimJob } from './claim-job.ts';
import { explainError } from './explain-error.ts';
import type { Job, JobFailure, JobKind, JobResult } from './job.ts';
import { mostAttempts } from './retry-delay.ts';
import { settleJob } from './settle-job.ts';

interface RunOptions {
  onFailure?(failure: JobFailure): void;
  /** Asked before each job: no more of them. */
  isStopping?(): boolean;
}

async function resultOf(kind: JobKind, job: Job): Promise<JobResult> {
  if (job.attempts > mostAttempts) {
    return { status: 'failed', reason: 'its worker died at every try' };
  }
  try {
    return await kind.run(job);
  } catch (error) {
    return { status: 'waiting', reason: explainError(error) };
  }
}

/**
 * Does every job of these kinds that is due, one after the other, until none is left. Several
 * processes may do so at once: each job is one worker's.
 */
export async function runDueJobs(
  db: Queryable,
  kinds: readonly JobKind[],
  { onFailure = () => {}, isStopping = () => false }: RunOptions = {},
): Promise<void> {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  const leases = new Map(kinds.map(({ kind, leaseSeconds }) => [kind, leaseSeconds]));
  while (!isStopping()) {
    const job = await claimJob(db, leases);
    if (!job) {
      return;
    }
    const kind = byName.get(job.kind)!;
    const result = await resultOf(kind, job);
    const willRetry = await settleJob(db, kind, job, result);
    if (result.status === 'failed' || result.status === 'waiting') {
      const { id, attempts } = job;
      const { reason } = result;
      onFailure({
        kind: kind.kind,
        id,
        attempts,
        reason,
        willRetry,
      });
    }
  }
}
