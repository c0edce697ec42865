import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { explainError } from './explain-error.ts';
import type { Job, JobFailure, JobKind, JobResult } from './job.ts';
import { mostAttempts, openSettling } from './settle-jobs.ts';
import type { Queryable } from '../queryable.ts';
import { jobs } from '../tables/jobs.ts';

const now = sql`now()`;

/**
 * Claims up to `most` due jobs that no worker holds, the longest due first, none of the `crowded`
 * webhooks. A claim ends with its lease (`leases`: seconds by kind). After that any worker may
 * claim the job again, so a crash loses nothing. No transaction stays open while the jobs run.
 */
async function claimJobs(
  db: Queryable,
  leases: ReadonlyMap<string, number>,
  { most, crowded }: { most: number; crowded: readonly number[] },
): Promise<Job[]> {
  const isUnclaimed = or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now));
  const due = db.drizzle
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'waiting'),
        lte(jobs.runAt, now),
        isUnclaimed,
        inArray(jobs.kind, [...leases.keys()]),
        crowded.length > 0
          ? or(isNull(jobs.webhookId), notInArray(jobs.webhookId, [...crowded]))
          : undefined,
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
    // As an array the subquery runs once; as a join it may run again for every row.
    .where(sql`${jobs.id} = any(array(${due}))`)
    .returning();
  return claimed.toSorted((one, other) => +one.runAt - +other.runAt || one.id - other.id);
}

interface RunOptions {
  /** How many jobs run at a time; default 1. */
  concurrency?: number;
  /** Limit per webhook; none by default. */
  mostOfWebhook?: number;
  onFailure?(failure: JobFailure): void;
  /** Called before each claim; once true, no more jobs are claimed. */
  isStopping?(): boolean;
  /** Asks the database before each claim; while true, no job is claimed. */
  isHeld?(): Promise<boolean>;
}

// Jobs that become due while others run are found within this time, even if those others hang.
const pollMs = 500;

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

const longestPauseMs = 5000;

/**
 * Stores how a job ended. While the database is away it tries again until the lease ends: otherwise
 * work that is done, such as a sent mail, would be done again.
 */
async function settleWithinLease(
  settling: ReturnType<typeof openSettling>,
  ended: { kind: JobKind; job: Job; result: JobResult },
  isOver: () => boolean,
) {
  for (let pause = 250; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return await settling.add(ended);
    } catch (error) {
      if (isOver()) {
        throw error;
      }
      await sleep(pause);
    }
  }
}

async function doJob(
  settling: ReturnType<typeof openSettling>,
  kind: JobKind,
  job: Job,
  onFailure: (failure: JobFailure) => void,
  isStopping: () => boolean,
) {
  const leaseEnd = performance.now() + kind.leaseSeconds * 1000;
  const result = await resultOf(kind, job);
  const isOver = () => isStopping() || performance.now() + longestPauseMs > leaseEnd;
  const willRetry = await settleWithinLease(settling, { kind, job, result }, isOver);
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

/** Resolves when a running job ends, or after `pollMs`. */
async function waitForRunOrPoll(running: ReadonlySet<Promise<void>>) {
  const timer = new AbortController();
  const poll = sleep(pollMs, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([...running, poll]);
  timer.abort();
}

/**
 * Runs every due job of these kinds, `concurrency` at a time, until none is left. Several
 * processes may do this at once, because only one worker can claim a job. If the database fails
 * while jobs are claimed, or cannot be told within the lease of a job how it ended, nothing more is
 * claimed; the first such error is thrown once the running jobs have ended.
 */
export async function runDueJobs(
  db: Queryable,
  kinds: readonly JobKind[],
  {
    concurrency = 1,
    mostOfWebhook = Infinity,
    onFailure = () => {},
    isStopping = () => false,
    isHeld = async () => false,
  }: RunOptions = {},
) {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  const leases = new Map(kinds.map(({ kind, leaseSeconds }) => [kind, leaseSeconds]));
  const settling = openSettling(db);
  const running = new Set<Promise<void>>();
  const ofWebhook = new Map<number, number>();
  const databaseErrors: unknown[] = [];

  const count = ({ webhookId }: Job, by: 1 | -1): void => {
    if (webhookId !== null) {
      ofWebhook.set(webhookId, (ofWebhook.get(webhookId) ?? 0) + by);
    }
  };
  const start = (job: Job): void => {
    count(job, 1);
    const run = doJob(settling, byName.get(job.kind)!, job, onFailure, isStopping)
      .catch((error) => void databaseErrors.push(error))
      .finally(() => {
        count(job, -1);
        running.delete(run);
      });
    running.add(run);
  };
  /** How many jobs may be claimed now: one at a time if each may crowd its webhook. */
  const room = () => ({
    most: mostOfWebhook === Infinity ? concurrency - running.size : 1,
    crowded: [...ofWebhook].flatMap(([id, n]) => (n >= mostOfWebhook ? [id] : [])),
  });
  const claimAndStart = async (): Promise<number> => {
    try {
      if (await isHeld()) {
        return 0;
      }
      const claimed = await claimJobs(db, leases, room());
      claimed.forEach(start);
      return claimed.length;
    } catch (error) {
      databaseErrors.push(error);
      return 0;
    }
  };

  while (!isStopping() && databaseErrors.length === 0) {
    const hasRoom = running.size < concurrency;
    const started = hasRoom ? await claimAndStart() : 0;
    if (started === 0 && running.size === 0) {
      break;
    }
    if (started === 0 || running.size === concurrency) {
      await waitForRunOrPoll(running);
    }
  }
  await Promise.all(running);
  if (databaseErrors.length > 0) {
    throw databaseErrors[0];
  }
}
