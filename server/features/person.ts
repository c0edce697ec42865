import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a row belongs to a lead or to one that was merged into it, by the column of its lead. */
export function isOfPerson(column: PgColumn, leadId: number): SQL {
  return sql`${column} = any (leads_of_person(${leadId}))`;
}
