import type { Context } from '../context.ts';
import { enqueueResetMail } from '../email/account/enqueue-account-mails.ts';

const neutral =
  'If an account with that email exists, you will receive a password reset link within a few minutes.';

/**
 * Asks for a mail with a link that sets a new password. Whether there is an account is looked up by
 * the worker of mails, after the answer: every address is written down by the same statement, so
 * neither the words nor the time tell.
 */
export async function forgotPassword(
  { db, language, wakeJobs }: Context,
  { email }: { email: string },
): Promise<{ message: string }> {
  await enqueueResetMail(db, { email, language });
  wakeJobs();
  return { message: neutral };
}
