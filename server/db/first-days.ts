import { and, isNotNull, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './queryable.ts';

/** The count of one day, such as 2026-11-21. */
export interface DayCount {
  day: string;
  count: number;
}

interface Visited extends PgTable {
  sessionId: PgColumn;
  createdAt: PgColumn;
}

/**
 * Sessions by the day of their first row in a table; answered by an index alone. `mayBeFirst` is a
 * condition that the first row of every session meets.
 */
export function countFirstDays(
  db: Queryable,
  table: PgTable & Visited,
  timeZone: string,
  mayBeFirst?: SQL,
): Promise<DayCount[]> {
  const first = db.drizzle
    .select({ at: min(table.createdAt).as('at') })
    .from(table as PgTable)
    .where(and(isNotNull(table.sessionId), mayBeFirst))
    .groupBy(table.sessionId)
    .as('first');
  return db.drizzle
    .select({
      day: sql<string>`((${first.at} at time zone ${timeZone})::date)::text`,
      count: sql<number>`count(*)::int`,
    })
    .from(first)
    .groupBy(sql`1`);
}
