import type { Queryable } from '#server/db/queryable.ts';
import { findNewestReferralId } from './queries.ts';

/** The number of the newest referral; null for none. */
export function findNewestReferral(db: Queryable): Promise<number | null> {
  return findNewestReferralId(db);
}
