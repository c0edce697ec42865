import { judgeCode } from '../affiliates/own/judge-code.ts';
import { makeReferralCode } from '../affiliates/make-referral-code.ts';
import type { Context } from '../context.ts';

/**
 * Whether a code is free, answered while it is typed, and one like it where it is not. Nothing is
 * said of whose it is.
 */
export async function checkCode({ db }: Context, { code }: { code: string }) {
  const typed = code.trim();
  const state = await judgeCode(db, typed);
  const suggestion =
    state === 'free'
      ? null
      : await makeReferralCode(db, {
          firstName: typed,
          lastName: '',
        });
  return { state, suggestion };
}
