import type { Queryable } from '../queryable.ts';

export interface JobFigures {
  /** Due and not done, or tried in vain; jobs planned for a later day do not count. */
  waiting: number;
  /** Those of them that were tried in vain and wait for their next try. */
  retrying: number;
  failed: number;
  /** Seconds since the oldest job that has not begun fell due; 0 if there is none. */
  oldestSeconds: number;
}

const text = `
  select
    count(*) filter (where status = 'waiting') as waiting,
    count(*) filter (where status = 'waiting' and attempts > 0 and locked_until is null) as retrying,
    count(*) filter (where status = 'failed') as failed,
    coalesce(extract(epoch from now() - min(run_at) filter (
      where status = 'waiting' and attempts = 0 and run_at <= now()
    )), 0)::int as "oldestSeconds"
  from jobs
  where webhook_id is null and (status = 'failed' and key is null
    or status = 'waiting' and (run_at <= now() or attempts > 0))`;

/** Figures on mails and jobs for operators, without deliveries of webhooks. */
export async function readJobFigures(db: Queryable): Promise<JobFigures> {
  const { rows } = await db.query<{ [Name in keyof JobFigures]: number }>(text);
  return rows[0]!;
}

/** Since when the repeated work that is furthest behind was due; null if nothing is. */
export async function findLateWork(db: Queryable) {
  const { rows } = await db.query<{ since: Date | null }>(
    'select min(run_at) as since from jobs where key is not null and run_at < now()',
  );
  return rows[0]!.since;
}
