import { isNotNull, min, sql } from 'drizzle-orm';
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

/** Sessions by the day of their first row in a table; answered by an index alone. */
export function countFirstDays(
  db: Queryable,
  table: PgTable & Visited,
  timeZone: string,
): Promise<DayCount[]> {
  const first = db.drizzle
    .select({ at: min(table.createdAt).as('at') })
    .from(table as PgTable)
    .where(isNotNull(table.sessionId))
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
