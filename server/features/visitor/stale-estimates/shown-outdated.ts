import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isOutdatedLead } from './queries.ts';

/**
 * Whether a lead was shown outdated figures, as part of another query; takes the columns of its id
 * and its time of submission.
 */
export function shownOutdated(leadId: PgColumn, createdAt: PgColumn): SQL {
  return sql`(${isOutdatedLead(leadId, createdAt)})`;
}
