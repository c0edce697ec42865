import { foldReferralCode, isReservedCode, referralCodePattern } from '#core/domain/referral.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Context } from '../../context.ts';
import { makeReferralCode } from '../make-referral-code.ts';
import { hasCode } from './queries.ts';

/**
 * Whether a code may be given, whatever its case. One of an inactive or deleted affiliate is taken:
 * links with it are out in the world.
 */
export async function judgeCode(
  db: Queryable,
  code: string,
): Promise<'free' | 'taken' | 'reserved' | 'malformed'> {
  if (!referralCodePattern.test(code)) {
    return 'malformed';
  }
  if (isReservedCode(code)) {
    return 'reserved';
  }
  return (await hasCode(db, foldReferralCode(code))) ? 'taken' : 'free';
}

/**
 * Whether a code is free, answered while it is typed, and one like it where it is not. Nothing is
 * said of whose it is.
 */
export async function checkCode({ db }: Context, { code }: { code: string }) {
  const typed = code.trim();
  const state = await judgeCode(db, typed);
  const suggestion =
    state === 'free' ? null : await makeReferralCode(db, { firstName: typed, lastName: '' });
  return { state, suggestion };
}
