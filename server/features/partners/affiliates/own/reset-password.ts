import { system } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { Context } from '../../../context.ts';
import { foldUserName } from '../../../accounts/sign-in/fold-user-name.ts';
import { forgetSignIns } from '../../../accounts/sign-in/forget-sign-ins.ts';
import {
  readResetToken,
  useResetToken,
  voidResetTokens,
} from '../../../accounts/sign-in/links/writes.ts';
import { transaction } from '../../../transaction.ts';
import { enqueueChangeNotice, enqueueResetMail, setOwnPassword } from './writes.ts';
import { refuseWeak } from './policy.ts';
import { findAccount } from './queries.ts';

const neutral =
  'If an account with that email exists, you will receive a password reset link within a few minutes.';

/**
 * Requests a mail with a link that sets a new password. The mail worker looks the account up after
 * the answer; every address is stored by the same statement, so neither the text nor the timing of
 * the answer reveals whether an account exists.
 */
export async function forgotPassword(
  { db, language, wakeJobs }: Context,
  { email }: { email: string },
): Promise<{ message: string }> {
  await enqueueResetMail(db, { email, language });
  wakeJobs();
  return { message: neutral };
}

/** For a link that is used, expired or unknown, or whose account may not sign in. */
function deadLink(): HttpError {
  const sentence = 'This reset link is no longer valid. Please ask for a new one.';
  return new HttpError(400, sentence, { errors: [{ path: 'token', key: 'resetLink.invalid' }] });
}

/**
 * Sets a password with the token of a mailed link. The commit that sets the password uses the token
 * up, so only one of several concurrent calls succeeds. Every session ends, and a mail tells the
 * affiliate. 400 for an invalid link, or for an easily guessed password, which leaves the link
 * valid. Audited.
 */
export async function resetPassword(
  context: Context,
  { token, newPassword: password }: { token: string; newPassword: string },
): Promise<{ ok: boolean }> {
  const { db, config, ipAddress, wakeJobs } = context;
  const email = await readResetToken(db, token);
  const account = email === undefined ? undefined : await findAccount(db, email);
  if (!account) {
    throw deadLink();
  }
  await refuseWeak(account, { path: 'newPassword', password, publicUrl: config.publicUrl });
  const hash = await hashPassword(password);
  // No one is signed in, so the actor is the system.
  const writer = { db, actor: system, ipAddress };
  await transaction(writer, 'affiliate.password_reset', 'affiliate', async (tx) => {
    const isSpent = await useResetToken(tx, token);
    const isSet = isSpent && (await setOwnPassword(tx, { id: account.id, to: hash }));
    if (!isSet) {
      throw deadLink();
    }
    await voidResetTokens(tx, account.email);
    const name = { kind: 'affiliate', account: foldUserName(account.email) } as const;
    await forgetSignIns(tx, name, account.id);
    await enqueueChangeNotice(tx, account, 'password');
    return { entityId: account.id };
  });
  wakeJobs();
  return { ok: true };
}
