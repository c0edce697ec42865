import { type SQL, sql } from 'drizzle-orm';
import type { PgTable, PgView } from 'drizzle-orm/pg-core';
import type { Queryable } from './queryable.ts';

/** A total beyond this is answered as this, and people read it as "10,000+". */
export const mostCounted = 10_000;

export interface RowCount {
  total: number;
  totalIsCapped: boolean;
}

export interface Counted {
  readonly table: PgTable | PgView;
  readonly where: SQL | undefined;
}

// Hence ::int: in raw SQL Drizzle reads int8 as text, regardless of the pool's parsers.
/** How many rows match, at most `most` + 1, so that counting never reads a whole table. */
export async function countUpTo(db: Queryable, { table, where }: Counted, most: number) {
  const { rows } = await db.drizzle.execute<{ count: number }>(
    sql`select count(*)::int as count
      from (select from ${table} where ${where ?? sql`true`} limit ${most + 1}) counted`,
  );
  return rows[0]!.count;
}

export function cappedTotal(count: number, most = mostCounted): RowCount {
  return {
    total: Math.min(count, most),
    totalIsCapped: count > most,
  };
}
