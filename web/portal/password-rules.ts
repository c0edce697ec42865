import { leastPassword } from '#core/contract/partners/affiliate/account.ts';
import type { ValidationKey } from '#core/i18n/validation.ts';

interface TypedTwice {
  newPassword: string;
  confirmPassword: string;
}

/** The error of the repeated new password, which is never sent. */
export function confirmationError({ newPassword, confirmPassword }: TypedTwice): {
  confirmPassword?: ValidationKey;
} {
  if (confirmPassword.length < leastPassword) {
    return { confirmPassword: 'confirmPassword.required' };
  }
  return newPassword === confirmPassword ? {} : { confirmPassword: 'confirmPassword.different' };
}
