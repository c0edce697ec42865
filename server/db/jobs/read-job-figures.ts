import type { Queryable } from '../queryable.ts';

export interface JobFigures {
  /** Due and not done, or on their way; work that repeats counts on its day only. */
  waiting: number;
  failed: number;
  /** Seconds since the oldest waiting one was written, or fell due if it repeats; 0 without any. */
  oldestSeconds: number;
}

const text = `
  select
    count(*) filter (where status = 'waiting') as waiting,
    count(*) filter (where status = 'failed') as failed,
    coalesce(extract(epoch from now() - min(
      case when key is null then created_at else run_at end
    ) filter (where status = 'waiting')), 0)::int as "oldestSeconds"
  from jobs
  where status = 'failed' or status = 'waiting' and (key is null or run_at <= now())`;

/** Figures on mails and jobs for operators. */
export async function readJobFigures(db: Queryable): Promise<JobFigures> {
  const { rows } = await db.query<{ [Name in keyof JobFigures]: number }>(text);
  return rows[0]!;
}
