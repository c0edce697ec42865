import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../queryable.ts';
import { jobs } from '../tables/jobs.ts';
import type { Job } from './job.ts';

const now = sql`now()`;

/**
 * Takes the job that has been due for longest and that nobody has. It is this worker's until its
 * lease ends (`leases`: seconds by kind); then it is free again, so a crash loses nothing.
 */
export async function claimJob(
  db: Queryable,
  leases: ReadonlyMap<string, number>,
): Promise<Job | undefined> {
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
    .limit(1)
    .for('update', { skipLocked: true });
  const seconds = sql`(${JSON.stringify(Object.fromEntries(leases))}::jsonb ->> ${jobs.kind})::int`;
  const [job] = await db.drizzle
    .update(jobs)
    .set({
      attempts: sql`${jobs.attempts} + 1`,
      lockedUntil: sql`now() + make_interval(secs => ${seconds})`,
    })
    .where(eq(jobs.id, sql`(${due})`))
    .returning();
  return job;
}
