import { system } from '#server/platform/actor.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { findAccount, setOwnPassword } from '../affiliates/own/own-account.ts';
import type { Context } from '../context.ts';
import { enqueueChangeNotice } from '../email/account/enqueue-account-mails.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import { forgetSignIns } from '../sign-in/forget-sign-ins.ts';
import { readResetToken } from '../sign-in/read-reset-token.ts';
import { useResetToken } from '../sign-in/use-reset-token.ts';
import { voidResetTokens } from '../sign-in/void-reset-tokens.ts';
import { transaction } from '../transaction.ts';
import { deadLink } from './policy.ts';
import { refuseWeak } from './refuse-weak.ts';

interface Reset {
  token: string;
  newPassword: string;
}

/**
 * Sets a password by the token of a mailed link. It is used up in the commit that sets the password,
 * so of many at once one succeeds; every session ends, and the owner is told by mail. 400 for a link
 * that is dead, and for a password that is guessed soon, which leaves the link alive. Audited.
 */
export async function resetPassword(
  context: Context,
  { token, newPassword }: Reset,
): Promise<{ ok: boolean }> {
  const { db, ipAddress, wakeJobs } = context;
  const email = await readResetToken(db, token);
  const account = email === undefined ? undefined : await findAccount(db, email);
  if (!account) {
    throw deadLink();
  }
  await refuseWeak(context, account, newPassword);
  const hash = await hashPassword(newPassword);
  // Nobody is signed in, so the product itself is the actor.
  const entry = { action: 'affiliate.password_reset', entity: 'affiliate' };
  await transaction({ db, actor: system, ipAddress }, entry, async (tx) => {
    const isSpent = await useResetToken(tx, token);
    const isSet = isSpent && (await setOwnPassword(tx, { id: account.id, to: hash }));
    if (!isSet) {
      throw deadLink();
    }
    await voidResetTokens(tx, account.email);
    const name = { kind: 'affiliate', account: foldUserName(account.email) } as const;
    await forgetSignIns(tx, name, account.id);
    await enqueueChangeNotice(tx, account, 'password');
    return {
      entityId: account.id,
      result: undefined,
    };
  });
  wakeJobs();
  return { ok: true };
}
