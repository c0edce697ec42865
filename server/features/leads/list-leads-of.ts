import { showTelephone } from '#server/outside/telephone.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { LeadScope } from '../lead-scope.ts';
import { findLeadsOf } from './queries.ts';

/** Those of these leads that the scope holds, by their number; deleted ones are none. */
export async function listLeadsOf(db: Queryable, scope: LeadScope, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await findLeadsOf(db, scope, ids);
  return new Map(rows.map((row) => [row.id, { ...row, phone: showTelephone(row.phone) }]));
}
