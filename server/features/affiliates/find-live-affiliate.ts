import { foldReferralCode, isReservedCode, normalizeReferralCode } from '#core/domain/referral.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findLiveByCode } from './queries.ts';

/**
 * The live partner of a code as typed, whatever its case; null for a malformed, reserved, unknown
 * or inactive one.
 */
export async function findLiveAffiliate({ db }: { db: Queryable }, typed: string) {
  const code = normalizeReferralCode(typed);
  if (code === null || isReservedCode(code)) {
    return null;
  }
  const affiliate = await findLiveByCode(db, foldReferralCode(code));
  return affiliate ?? null;
}
