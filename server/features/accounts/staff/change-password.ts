import { hashPassword, isWeakPassword } from '#server/platform/passwords.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { StaffContext } from '../../context.ts';
import { checkCurrentPassword, wrongPassword } from '../sign-in/check-current-password.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import { forgetSignIns, rememberPlace } from '../sign-in/forget-sign-ins.ts';
import { transaction } from '../../transaction.ts';
import { findSecrets } from './queries.ts';
import { refuseWeakStaffPassword } from './refuse-weak-staff-password.ts';
import { exchangePassword } from './writes.ts';

interface Passwords extends Browser {
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes the actor's password. Every session of the account ends; this browser gets a new one. 400
 * if the current password is wrong (counts as a failed sign-in), or if the new one is short or
 * easily guessed; 429 after too many tries. Audited.
 */
export async function changePassword(
  context: StaffContext,
  { currentPassword, newPassword, ...browser }: Passwords,
): Promise<{ ok: boolean }> {
  const { db, actor, sessions, ipAddress } = context;
  const name = { kind: 'staff', account: foldUserName(actor.username) } as const;
  const stored = await findSecrets(db, actor.id);
  await checkCurrentPassword(context, {
    ...name,
    entity: 'admin_user',
    accountId: actor.id,
    typed: currentPassword,
    stored: stored.password,
  });
  await refuseWeakStaffPassword(context, { ...actor, email: stored.email }, newPassword);
  const hash = await hashPassword(newPassword);
  return transaction(context, 'staff.change_password', 'admin_user', async (tx) => {
    const isExchanged = await exchangePassword(tx, actor.id, {
      // Proved above, so there is one.
      from: stored.password!,
      to: hash,
      isWeak: isWeakPassword(newPassword),
    });
    if (!isExchanged) {
      throw wrongPassword();
    }
    await forgetSignIns(tx, name, actor.id);
    await rememberPlace(tx, name, ipAddress);
    await sessions.open(tx, browser, 'staff', actor.id, actor);
    return {
      entityId: actor.id,
      result: { ok: true },
    };
  });
}
