import { callerOf } from '#server/platform/caller.ts';
import { fieldError, type HttpError } from '#server/platform/http-error.ts';
import { isPassword } from '#server/platform/passwords.ts';
import type { Context } from '../../context.ts';
import { countTry, uncountTry, auditFailedTry } from './count-try.ts';
import type { AccountName } from './policy.ts';

interface CurrentPassword extends AccountName {
  entity: string;
  accountId: number;
  typed: string;
  /** The hash; null if none was ever set. */
  stored: string | null;
}

/** 400 on the field of the current password. */
export function wrongPassword(): HttpError {
  return fieldError([{ path: 'currentPassword', key: 'currentPassword.wrong' }]);
}

/**
 * Checks the current password of a signed-in account; 400 if wrong, which counts as a failed
 * sign-in, 429 after too many tries.
 */
export async function checkCurrentPassword(
  context: Context,
  { kind, account, entity, accountId, typed, stored }: CurrentPassword,
) {
  const { db, ipAddress } = context;
  const attempt = await countTry(db, { kind, account }, callerOf(ipAddress));
  if (!(await isPassword(typed, stored))) {
    await auditFailedTry(context, { kind, entity, accountId });
    throw wrongPassword();
  }
  await uncountTry(db, attempt);
}
