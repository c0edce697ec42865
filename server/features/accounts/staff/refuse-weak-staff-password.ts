import { fieldError } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { refuseWeakPassword } from '../sign-in/refuse-weak-password.ts';

interface Owner {
  username: string;
  firstName: string;
  lastName: string;
  email: string | null;
}

/** 400 for a new password of a member of staff that is too short or easily guessed. */
export async function refuseWeakStaffPassword(
  { config, programme }: Pick<Context, 'config' | 'programme'>,
  { username, firstName, lastName, email }: Owner,
  password: string,
) {
  const { passwordMinAdmin: floor, publicUrl } = config;
  if (password.length < floor) {
    const values = { least: String(floor) };
    throw fieldError([{ path: 'newPassword', key: 'newPassword.floor', values }]);
  }
  const { lenderName } = await programme.currentTerms();
  await refuseWeakPassword({
    password,
    floor,
    words: [username, firstName, lastName, email, lenderName],
    publicUrl,
    path: 'newPassword',
  });
}
