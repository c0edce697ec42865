import { leastPassword } from '#core/contract/affiliate/account.ts';
import type { ValidationKey } from '#core/i18n/validation.ts';

interface TypedTwice {
  newPassword: string;
  confirmPassword: string;
}

/** What is wrong with the second typing of a new password; it is never sent. */
export function confirmationError({ newPassword, confirmPassword }: TypedTwice): {
  confirmPassword?: ValidationKey;
} {
  if (confirmPassword.length < leastPassword) {
    return { confirmPassword: 'confirmPassword.required' };
  }
  return newPassword === confirmPassword ? {} : { confirmPassword: 'confirmPassword.different' };
}
