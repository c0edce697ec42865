import type { Queryable } from '../queryable.ts';

export interface JobFigures {
  /** Due and not done, or tried in vain; what is planned for a later day does not count. */
  waiting: number;
  failed: number;
  /**
   * Seconds since the oldest waiting one fell due; of one that was tried in vain since it was
   * written, a day at most, for it is given up after that. 0 without any.
   */
  oldestSeconds: number;
}

const text = `
  select
    count(*) filter (where status = 'waiting') as waiting,
    count(*) filter (where status = 'failed') as failed,
    coalesce(extract(epoch from now() - min(
      case when attempts = 0 then run_at else greatest(created_at, run_at - interval '1 day') end
    ) filter (where status = 'waiting')), 0)::int as "oldestSeconds"
  from jobs
  where status = 'failed' or status = 'waiting' and (run_at <= now() or attempts > 0)`;

/** Figures on mails and jobs for operators. */
export async function readJobFigures(db: Queryable): Promise<JobFigures> {
  const { rows } = await db.query<{ [Name in keyof JobFigures]: number }>(text);
  return rows[0]!;
}
