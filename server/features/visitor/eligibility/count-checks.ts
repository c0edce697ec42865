import type { DayCount } from '#server/db/first-days.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findCheckDays } from './queries.ts';

/** Sessions by the day of their first eligibility check in a time zone. */
export function countChecks(db: Queryable, timeZone: string): Promise<DayCount[]> {
  return findCheckDays(db, timeZone);
}
