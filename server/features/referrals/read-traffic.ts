import type { Queryable } from '#server/db/queryable.ts';
import { findCountedTraffic, findTrafficSince, type Traffic } from './queries.ts';

/** All visits with an affiliate's code and what they calculated: what was counted, and since. */
export async function readTraffic(db: Queryable, affiliateId: number): Promise<Traffic> {
  const counted = await findCountedTraffic(db, affiliateId);
  const since = await findTrafficSince(db, affiliateId, counted.countedTo);
  return {
    visits: counted.visits + since.visits,
    calculations: counted.calculations + since.calculations,
  };
}
