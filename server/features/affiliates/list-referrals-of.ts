import type { Queryable } from '#server/db/queryable.ts';
import { findReferralsOf } from './queries.ts';

/** The referrals of these leads by the number of their lead; nothing is asked for no leads. */
export async function listReferralsOf(db: Queryable, leadIds: readonly number[]) {
  const rows = leadIds.length === 0 ? [] : await findReferralsOf(db, leadIds);
  return new Map(rows.map((row) => [row.leadId, row]));
}
