import { system } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { hashPassword, isWeakPassword } from '#server/platform/passwords.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../../context.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import { forgetSignIns } from '../sign-in/forget-sign-ins.ts';
import { readStaffLink, useStaffLink } from '../sign-in/links/writes.ts';
import { logIn } from '../staff/log-in.ts';
import { refuseWeakStaffPassword } from '../staff/refuse-weak-staff-password.ts';
import { transaction } from '../../transaction.ts';
import { findMember, lockMember } from './queries.ts';
import { setPassword } from './writes.ts';

/** For a link that is used, over or unknown, or whose account is not active. */
function deadLink(): HttpError {
  const sentence = 'This link is no longer valid. Please ask an administrator for a new one.';
  return new HttpError(400, sentence, { errors: [{ path: 'token', key: 'link.invalid' }] });
}

/** Whether a mailed link may still be used; the link stays as it is. */
export async function checkInvitation(context: Pick<Context, 'db'>, { token }: { token: string }) {
  const id = await readStaffLink(context.db, token);
  const found = id === undefined ? undefined : await findMember(context.db, id);
  return { isOpen: found?.isActive === true };
}

interface Acceptance extends Browser {
  token: string;
  newPassword: string;
}

/**
 * Sets a password with the token of a mailed link and signs in, with a second factor if one is
 * required. The commit that sets the password uses the token up, so only one of several concurrent
 * calls succeeds; every earlier session ends. 400 for an invalid link, or for an easily guessed
 * password, which leaves the link valid. Audited.
 */
export async function acceptInvitation(
  context: Context,
  { token, newPassword, ...browser }: Acceptance,
) {
  const { db, ipAddress } = context;
  const id = await readStaffLink(db, token);
  const found = id === undefined ? undefined : await findMember(db, id);
  if (!found?.isActive) {
    throw deadLink();
  }
  await refuseWeakStaffPassword(context, found, newPassword);
  const passwordHash = await hashPassword(newPassword);
  const action = found.isInvited ? 'staff.accept_invitation' : 'staff.password_reset';
  // No one is signed in, so the actor is the system.
  const writer = { db, actor: system, ipAddress };
  await transaction(writer, action, 'admin_user', async (tx) => {
    // Locks the account first, as every change of it does.
    const member = await lockMember(tx, found.id);
    if (!member?.isActive || !(await useStaffLink(tx, token))) {
      throw deadLink();
    }
    await setPassword(tx, member.id, { passwordHash, isWeak: isWeakPassword(newPassword) });
    const account = foldUserName(member.username);
    await forgetSignIns(tx, { kind: 'staff', account }, member.id);
    return { entityId: member.id };
  });
  return logIn(context, { username: found.username, password: newPassword, ...browser });
}
