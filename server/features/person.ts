import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a row belongs to a lead or to one merged into it, by the row's lead column. The person's
 * leads are found in a query of their own: called in the condition itself, the function may run
 * again for each row.
 */
export function isOfPerson(column: PgColumn, leadId: number): SQL {
  return sql`${column} = any ((select leads_of_person(${leadId}))::bigint[])`;
}
