import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a row belongs to a lead or to one merged into it, by the row's lead column. */
export function isOfPerson(column: PgColumn, leadId: number): SQL {
  return sql`${column} = any (leads_of_person(${leadId}))`;
}
