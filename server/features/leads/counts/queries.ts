import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { leads } from '#server/db/tables/leads.ts';
import type { LeadScope } from '../../lead-scope.ts';
import { within } from '../../scoped-leads.ts';

const isNoTrial = sql`leads.id not in (select trial.id from leads trial where trial.import_id =
  (select id from lead_imports where is_test))`;

/**
 * How many leads there are, and how many were submitted since midnight in a time zone. Both exact,
 * and including erased people.
 */
export async function countSinceMidnight(
  db: Queryable,
  scope: LeadScope,
  { now, timeZone }: { now: Date; timeZone: string },
) {
  const today = sql`date_trunc('day', ${now}::timestamptz at time zone ${timeZone})`;
  const midnight = sql`${today} at time zone ${timeZone}`;
  const countOf = (which: SQL) =>
    db.drizzle
      .select({
        total: sql<number>`count(*)::int`,
        today: sql<number>`(count(*) filter (where ${leads.createdAt} >= ${midnight}))::int`,
      })
      .from(leads)
      .where(and(which, isNoTrial, within(scope)));
  // Two queries, so that the large count uses the index of leads that were not deleted.
  const [[living], [erased]] = await Promise.all([
    countOf(isNull(leads.deletedAt)),
    countOf(sql`${leads.deletedAt} = ${leads.sealedAt}`),
  ]);
  return { total: living!.total + erased!.total, today: living!.today + erased!.today };
}
