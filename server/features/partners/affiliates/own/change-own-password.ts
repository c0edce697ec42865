import { hashPassword } from '#server/platform/passwords.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { AffiliateContext } from '../../../context.ts';
import {
  checkCurrentPassword,
  wrongPassword,
} from '../../../accounts/sign-in/check-current-password.ts';
import { foldUserName } from '../../../accounts/sign-in/fold-user-name.ts';
import { forgetSignIns, rememberPlace } from '../../../accounts/sign-in/forget-sign-ins.ts';
import { voidResetTokens } from '../../../accounts/sign-in/links/writes.ts';
import { transaction } from '../../../transaction.ts';
import { enqueueChangeNotice, setOwnPassword } from './writes.ts';
import { refuseImpersonation, refuseWeak } from './policy.ts';
import { readOwnAccount, readOwnHash } from './queries.ts';

interface Passwords extends Browser {
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes the actor's password. Every session of the account ends; this browser gets a new one, and
 * a mail tells the affiliate. 400 if the current password is wrong (counts as a failed sign-in) or
 * the new one is easily guessed, 403 for an admin acting in the affiliate's name, 429 after too
 * many tries. Audited.
 */
export async function changeOwnPassword(
  context: AffiliateContext,
  { currentPassword, newPassword: password, ...browser }: Passwords,
): Promise<{ ok: boolean }> {
  const { db, actor, config, sessions, ipAddress } = context;
  refuseImpersonation(actor);
  const account = await readOwnAccount(db, actor.id);
  const stored = await readOwnHash(db, actor.id);
  const name = { kind: 'affiliate', account: foldUserName(account.email) } as const;
  await checkCurrentPassword(context, {
    ...name,
    entity: 'affiliate',
    accountId: actor.id,
    typed: currentPassword,
    stored,
  });
  await refuseWeak(account, { path: 'newPassword', password, publicUrl: config.publicUrl });
  const hash = await hashPassword(password);
  await transaction(context, 'affiliate.change_password', 'affiliate', async (tx) => {
    if (!(await setOwnPassword(tx, { id: actor.id, from: stored, to: hash }))) {
      throw wrongPassword();
    }
    await voidResetTokens(tx, account.email);
    await forgetSignIns(tx, name, actor.id);
    await rememberPlace(tx, name, ipAddress);
    await sessions.open(tx, browser, 'affiliate', actor.id);
    await enqueueChangeNotice(tx, account, 'password');
    return { entityId: actor.id };
  });
  return { ok: true };
}
