import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isOutdatedLead } from './queries.ts';

/**
 * Whether a lead was shown what no longer holds, as a part of another query: by the columns of its
 * number and of the moment it came.
 */
export function shownOutdated(leadId: PgColumn, createdAt: PgColumn): SQL {
  return sql`(${isOutdatedLead(leadId, createdAt)})`;
}
