import type { StaffActor } from '#server/platform/actor.ts';
import { callerOf } from '#server/platform/caller.ts';
import { fieldError } from '#server/platform/http-error.ts';
import { truncateAddress } from '#server/platform/logs.ts';
import { passwordError } from '#server/platform/password-strength.ts';
import { hashPassword, isPassword, isWeakPassword } from '#server/platform/passwords.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../context.ts';
import { transaction } from '../transaction.ts';
import { countTry } from './count-try.ts';
import { foldUserName } from './fold-user-name.ts';
import {
  findSecrets,
  auditFailure,
  deleteFailure,
  forgetSignIns,
  rememberCaller,
} from './queries.ts';
import { exchangePassword } from './writes.ts';

interface Passwords extends Browser {
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes the own password. Every session of the account ends; this browser goes on in a new one.
 * 400 for a wrong current password, which counts as a failed sign-in, and for one that is short or
 * guessed soon; 429 for too many tries. Audited.
 */
export async function changePassword(
  context: Context<StaffActor>,
  { currentPassword, newPassword, ...browser }: Passwords,
): Promise<{ ok: boolean }> {
  const { db, actor, sessions, ipAddress } = context;
  const account = foldUserName(actor.username);
  const caller = callerOf(ipAddress);
  const attempt = await countTry(db, account, caller);
  const stored = await findSecrets(db, actor.id);
  if (!(await isPassword(currentPassword, stored.password))) {
    await auditFailure(db, actor.id, truncateAddress(ipAddress));
    throw wrongPassword();
  }
  await deleteFailure(db, attempt);
  await refuseWeak(context, newPassword, stored.email);
  const hash = await hashPassword(newPassword);
  const entry = { action: 'staff.change_password', entity: 'admin_user' };
  return transaction(context, entry, async (tx) => {
    const isExchanged = await exchangePassword(tx, actor.id, {
      from: stored.password,
      to: hash,
      isWeak: isWeakPassword(newPassword),
    });
    if (!isExchanged) {
      throw wrongPassword();
    }
    await forgetSignIns(tx, actor.id, actor.username);
    await rememberCaller(tx, account, caller);
    await sessions.open(tx, browser, 'staff', actor.id);
    return {
      entityId: actor.id,
      result: { ok: true },
    };
  });
}

function wrongPassword() {
  return fieldError([{ path: 'currentPassword', key: 'currentPassword.wrong' }]);
}

async function refuseWeak(
  { config, actor }: Context<StaffActor>,
  password: string,
  email: string | null,
): Promise<void> {
  const { passwordMinAdmin: floor, publicUrl } = config;
  if (password.length < floor) {
    const values = { least: String(floor) };
    throw fieldError([{ path: 'newPassword', key: 'newPassword.floor', values }]);
  }
  const { username, firstName, lastName } = actor;
  const words = [username, firstName, lastName, email ?? '', new URL(publicUrl).hostname];
  if ((await passwordError(password, { floor, words })) !== undefined) {
    throw fieldError([{ path: 'newPassword', key: 'newPassword.guessed' }]);
  }
}
