import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { referralsOf } from './queries.ts';

/** The referrals of an affiliate as rows of a list; of those leads that `isShown` lets through. */
export function referralList(affiliateId: number, isShown: (leadId: PgColumn) => SQL) {
  return referralsOf(affiliateId, isShown);
}
