import { type Batch, makeBatch } from '../batch.ts';
import type { Job, JobKind, JobResult } from './job.ts';
import type { Queryable } from '../queryable.ts';

const minute = 60;
const hour = 3600;

// Together just under 24 hours.
const delays = [
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8 * hour,
];

/** Seconds until the next try; null after a day of tries. */
export function retryDelay(attempts: number): number | null {
  return delays[attempts - 1] ?? null;
}

/** A job whose worker dies at every try is given up after this many. */
export const mostAttempts = delays.length + 1;

interface Ended {
  kind: JobKind;
  job: Job;
  result: JobResult;
}

/** The new values of a job's row; null leaves a column unchanged. */
interface Settlement {
  id: number;
  attempts: number;
  status: Job['status'] | null;
  next: Date | null;
  /** Seconds until the next try. */
  delay: number | null;
  error: string | null;
}

// A worker whose lease had ended, so that another one has the job, changes nothing. A mail that
// left leaves the queue too: only mails are handed over.
const text = `
  with ended as materialized (
    select * from jsonb_to_recordset($1::jsonb) as ended(
      id bigint, attempts integer, status text, next timestamptz, delay integer, error text)
  ), sent as (
    delete from jobs using ended
    where jobs.id = ended.id and jobs.attempts = ended.attempts
      and ended.status = 'done' and jobs.handovers > 0
    returning jobs.*
  ), kept as (
    insert into sent_mails (id, created_at, lead_id, attempts, language, kind, recipient, message_id,
      payload, subject, text, html, link, words_hash, event, server_answer)
    select id, created_at, lead_id, attempts, language, kind, recipient, message_id,
      payload - 'html', subject, text, html, link, words_hash, event, server_answer
    from sent
  )
  update jobs
  set status = coalesce(ended.status, jobs.status),
      done_at = case when ended.status = 'done' then now() else jobs.done_at end,
      run_at = coalesce(ended.next, now() + make_interval(secs => ended.delay), jobs.run_at),
      attempts = case when ended.next is null then jobs.attempts else 0 end,
      last_error = ended.error,
      locked_until = null
  from ended
  where jobs.id = ended.id and jobs.attempts = ended.attempts
    and (ended.status is distinct from 'done' or jobs.handovers = 0)`;

function later(first: Date, second: Date): Date {
  return first > second ? first : second;
}

function settlementOf({ kind, job, result }: Ended): Settlement {
  const { id, attempts } = job;
  const error = result.status === 'done' ? null : result.reason;
  const delay = result.status === 'waiting' ? retryDelay(attempts) : null;
  const isOver = delay === null;
  // If this machine's clock is behind the database's, `now` could find the same run again.
  const next = isOver ? (kind.nextRun?.(later(job.runAt, new Date())) ?? null) : null;
  const status = result.status === 'waiting' ? 'failed' : result.status;
  return {
    id,
    attempts,
    status: isOver && next === null ? status : null,
    next,
    delay,
    error,
  };
}

async function settle(db: Queryable, ended: readonly Ended[]): Promise<boolean[]> {
  const settlements = ended.map(settlementOf);
  await db.query({
    name: 'settle_jobs',
    text,
    values: [JSON.stringify(settlements)],
  });
  return settlements.map(({ status }) => status === null);
}

/** Stores the results of runs; returns whether each will be retried. */
export function openSettling(db: Queryable): Batch<Ended, boolean> {
  return makeBatch<Ended, boolean>({
    write: (ended) => settle(db, ended),
    size: 100,
    concurrency: 1,
    capacity: 1000,
  });
}
