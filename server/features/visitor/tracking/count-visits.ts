import type { Queryable } from '#server/db/queryable.ts';
import { countPageViews, findVisitDays } from './queries.ts';

/** Visits by the day of their first step in a time zone, and all page views, as far as stored. */
export async function countVisits(db: Queryable, timeZone: string) {
  const [visits, pageViews] = await Promise.all([findVisitDays(db, timeZone), countPageViews(db)]);
  return { visits, pageViews };
}
