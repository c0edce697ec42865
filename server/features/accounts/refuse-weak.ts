import { leastPassword } from '#core/contract/affiliate/account.ts';
import type { OwnAccount } from '../affiliates/own/own-account.ts';
import type { Context } from '../context.ts';
import { refuseWeakPassword } from '../sign-in/refuse-weak-password.ts';

/** 400 for a password of an affiliate that is guessed soon. */
export function refuseWeak(
  { config }: Pick<Context, 'config'>,
  { firstName, lastName, email, company, referralCode }: OwnAccount,
  password: string,
): Promise<void> {
  return refuseWeakPassword({
    password,
    floor: leastPassword,
    words: [firstName, lastName, email, company, referralCode],
    publicUrl: config.publicUrl,
    path: 'newPassword',
  });
}
