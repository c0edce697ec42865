import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { explainError } from './explain-error.ts';
import type { Job, JobFailure, JobKind, JobResult } from './job.ts';
import { mostAttempts, openSettling } from './settle-jobs.ts';
import type { Queryable } from '../queryable.ts';
import { jobs } from '../tables/jobs.ts';

const now = sql`now()`;

/**
 * Takes the jobs, `most` of them, that have been due for longest and that nobody has. They are this
 * worker's until their lease ends (`leases`: seconds by kind); then they are free again, so a crash
 * loses nothing. No transaction stays open while they are done.
 */
async function claimJobs(
  db: Queryable,
  leases: ReadonlyMap<string, number>,
  most: number,
): Promise<Job[]> {
  const isFree = or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now));
  const due = db.drizzle
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'waiting'),
        lte(jobs.runAt, now),
        isFree,
        inArray(jobs.kind, [...leases.keys()]),
      ),
    )
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(most)
    .for('update', { skipLocked: true });
  const seconds = sql`(${JSON.stringify(Object.fromEntries(leases))}::jsonb ->> ${jobs.kind})::int`;
  const claimed = await db.drizzle
    .update(jobs)
    .set({
      attempts: sql`${jobs.attempts} + 1`,
      lockedUntil: sql`now() + make_interval(secs => ${seconds})`,
    })
    // An array, so that it is asked once: as a join it may be asked again for every row.
    .where(sql`${jobs.id} = any(array(${due}))`)
    .returning();
  return claimed.toSorted((one, other) => +one.runAt - +other.runAt || one.id - other.id);
}

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
