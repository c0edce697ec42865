import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../queryable.ts';
import { jobs } from '../tables/jobs.ts';
import type { Job } from './job.ts';

const now = sql`now()`;

/**
 * Takes the jobs, `most` of them, that have been due for longest and that nobody has. They are this
 * worker's until their lease ends (`leases`: seconds by kind); then they are free again, so a crash
 * loses nothing. No transaction stays open while they are done.
 */
export async function claimJobs(
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
