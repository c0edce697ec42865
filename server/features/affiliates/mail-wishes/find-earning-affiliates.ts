import type { Queryable } from '#server/db/queryable.ts';
import { findEarning } from './queries.ts';

/** The columns of an affiliate that a mail about commissions needs. */
export type EarningAffiliate = Awaited<ReturnType<typeof findEarning>>[number];

/** Those of these affiliates who are active; inactive and deleted ones are nobody. */
export async function findEarningAffiliates(
  db: Queryable,
  ids: readonly number[],
): Promise<EarningAffiliate[]> {
  return ids.length === 0 ? [] : findEarning(db, ids);
}
