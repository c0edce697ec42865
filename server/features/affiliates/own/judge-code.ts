import { foldReferralCode, isReservedCode, referralCodePattern } from '#core/domain/referral.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { hasCode } from '../queries.ts';

/** What keeps a code from being given, if anything does. */
export type CodeState = 'free' | 'taken' | 'reserved' | 'malformed';

/**
 * Whether a code may be given, whatever its case. One of an inactive or deleted affiliate is taken:
 * links with it are out in the world.
 */
export async function judgeCode(db: Queryable, code: string): Promise<CodeState> {
  if (!referralCodePattern.test(code)) {
    return 'malformed';
  }
  if (isReservedCode(code)) {
    return 'reserved';
  }
  return (await hasCode(db, foldReferralCode(code))) ? 'taken' : 'free';
}
