import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import { forgetSignIns } from '../sign-in/forget-sign-ins.ts';
import { transaction } from '../../transaction.ts';
import { keepLastAdmin, lockAccounts } from './policy.ts';
import { presentMember } from './present.ts';
import { unlinkIdentityProvider } from './writes.ts';

/**
 * Unlinks an account from the identity provider and ends its sessions; its next sign-on links it
 * again, if the address is still verified. 409 if it has no link, or if no admin who can sign in
 * would be left. Audited.
 */
export async function unlinkMember(context: Context<StaffActor>, { id }: { id: number }) {
  const entry = { action: 'staff.sign_on_unlink', entity: 'admin_user' };
  const row = await transaction(context, entry, async (tx) => {
    const { before, admins } = await lockAccounts(tx, context.actor, id);
    if (!before.hasSignOn) {
      throw new HttpError(409, 'This account is not linked to a sign-on.');
    }
    const after = await unlinkIdentityProvider(tx, id);
    // Without a password the account cannot be used to sign in any more.
    keepLastAdmin(admins, { ...after, isActive: after.isActive && !after.isInvited });
    await forgetSignIns(tx, { kind: 'staff', account: foldUserName(after.username) }, id);
    return { entityId: id, result: after };
  });
  return presentMember(context.db, row);
}
