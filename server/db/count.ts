import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './queryable.ts';

/** So many rows are counted; how many more there are is estimated. */
export const exactUpTo = 10_000;

/** How many rows a list has. */
export interface RowCount {
  total: number;
  totalIsEstimate: boolean;
}

type Plan = [{ Plan: { 'Plan Rows': number } }];

// Drizzle reads int8 as text in free SQL, whatever the pool was told: hence ::int.
/**
 * How many rows match: exact up to 10,000, beyond that what the planner estimates, so that a page
 * of a list stays fast.
 */
export async function countRows(
  db: Queryable,
  table: PgTable,
  condition: SQL | undefined,
): Promise<RowCount> {
  const where = condition ?? sql`true`;
  const counted = await db.drizzle.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 from ${table} where ${where} limit ${exactUpTo + 1}) few`,
  );
  const total = counted.rows[0]!.total;
  if (total <= exactUpTo) {
    return { total, totalIsEstimate: false };
  }
  return estimateRows(db, table, where, total);
}

/** How many rows the planner thinks match, where at least so many do. */
export async function estimateRows(
  db: Queryable,
  table: PgTable,
  condition: SQL | undefined,
  atLeast: number,
): Promise<RowCount> {
  const planned = await db.drizzle.execute<{ 'QUERY PLAN': Plan }>(
    sql`explain (format json) select 1 from ${table} where ${condition ?? sql`true`}`,
  );
  return {
    total: Math.max(atLeast, Math.round(planned.rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'])),
    totalIsEstimate: true,
  };
}
