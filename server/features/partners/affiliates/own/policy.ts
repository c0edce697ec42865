import { leastPassword } from '#core/contract/partners/affiliate/account.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { fieldError, HttpError } from '#server/platform/http-error.ts';
import { refuseWeakPassword } from '../../../accounts/sign-in/refuse-weak-password.ts';
import type { OwnAccount } from './queries.ts';

type Guessed = Pick<OwnAccount, 'firstName' | 'lastName' | 'email' | 'company' | 'referralCode'>;

/** 400 for an easily guessed password of an affiliate. */
export function refuseWeak(
  { firstName, lastName, email, company, referralCode }: Guessed,
  typed: { path: 'password' | 'newPassword'; password: string; publicUrl: string },
) {
  const words = [firstName, lastName, email, company, referralCode];
  return refuseWeakPassword({ ...typed, floor: leastPassword, words });
}

/** 400 for a new address without the account's current password. */
export function passwordNeeded(): HttpError {
  return fieldError([{ path: 'currentPassword', key: 'currentPassword.required' }]);
}

/** 403 for an admin who impersonates: only the owner may change password and address. */
export function refuseImpersonation({ viaAdminId }: AffiliateActor): void {
  if (viaAdminId !== null) {
    throw new HttpError(
      403,
      "Someone who acts in an affiliate's name cannot change the password or the email.",
    );
  }
}
