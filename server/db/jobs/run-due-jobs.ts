import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '../queryable.ts';
import { claimJobs } from './claim-jobs.ts';
import { explainError } from './explain-error.ts';
import type { Job, JobFailure, JobKind, JobResult } from './job.ts';
import { mostAttempts } from './retry-delay.ts';
import { openSettling } from './settle-jobs.ts';

interface RunOptions {
  /** How many at a time; one unless said otherwise. */
  concurrency?: number;
  onFailure?(failure: JobFailure): void;
  /** Asked before each claim: no more of them. */
  isStopping?(): boolean;
}

// While some are done, others may become due: one that hangs holds up none of them for longer.
const lookMs = 500;

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

async function doJob(
  settling: ReturnType<typeof openSettling>,
  kind: JobKind,
  job: Job,
  onFailure: (failure: JobFailure) => void,
): Promise<void> {
  const result = await resultOf(kind, job);
  const willRetry = await settling.add({ kind, job, result });
  if ((result.status === 'failed' || result.status === 'waiting') && !result.isKnown) {
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

/** Ends when one of them has, or when it is time to look for others. */
async function pauseBeside(running: ReadonlySet<Promise<void>>): Promise<void> {
  const over = new AbortController();
  const look = sleep(lookMs, undefined, { signal: over.signal }).catch(() => {});
  await Promise.race([...running, look]);
  over.abort();
}

/**
 * Does every job of these kinds that is due, `concurrency` at a time, until none is left. Several
 * processes may do so at once: each job is one worker's. Throws, once those under way have ended,
 * when the database could not be asked or told.
 */
export async function runDueJobs(
  db: Queryable,
  kinds: readonly JobKind[],
  { concurrency = 1, onFailure = () => {}, isStopping = () => false }: RunOptions = {},
): Promise<void> {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  const leases = new Map(kinds.map(({ kind, leaseSeconds }) => [kind, leaseSeconds]));
  const settling = openSettling(db);
  const running = new Set<Promise<void>>();
  const troubles: unknown[] = [];

  const begin = (job: Job): void => {
    const run = doJob(settling, byName.get(job.kind)!, job, onFailure)
      .catch((error) => void troubles.push(error))
      .finally(() => running.delete(run));
    running.add(run);
  };
  const claim = async (): Promise<number> => {
    try {
      const claimed = await claimJobs(db, leases, concurrency - running.size);
      claimed.forEach(begin);
      return claimed.length;
    } catch (error) {
      troubles.push(error);
      return 0;
    }
  };

  while (!isStopping() && troubles.length === 0) {
    const hasRoom = running.size < concurrency;
    const claimed = hasRoom ? await claim() : 0;
    if (claimed === 0 && running.size === 0) {
      break;
    }
    if (claimed === 0 || running.size === concurrency) {
      await pauseBeside(running);
    }
  }
  await Promise.all(running);
  if (troubles.length > 0) {
    throw troubles[0];
  }
}
