import { system } from '#server/platform/actor.ts';
import { deleteSessionsOfAffiliate } from '#server/platform/sessions/session-rows.ts';
import { lockOwnAccount, restoreOwnAddress } from '../affiliates/own/own-account.ts';
import type { Context } from '../context.ts';
import { enqueueResetMail } from '../email/account/enqueue-account-mails.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import { forgetSignIns } from '../sign-in/forget-sign-ins.ts';
import { useUndoToken } from '../sign-in/undo/use-undo-token.ts';
import { findUndoOwner } from '../sign-in/undo/writes.ts';
import { voidResetTokens } from '../sign-in/void-reset-tokens.ts';
import { transaction } from '../transaction.ts';
import { deadUndo } from './policy.ts';

/**
 * Gives an account the address back that a mailed link was sent to: every session ends, links for a
 * new password are void, the password no longer opens it, and a mail asks for a new one. 400 for a
 * link that is dead, 409 where another account has the address by now. Audited.
 */
export async function undoEmail(
  context: Context,
  { token }: { token: string },
): Promise<{ ok: boolean }> {
  const { db, ipAddress, wakeJobs } = context;
  // Nobody is signed in, so the product itself is the actor.
  const entry = { action: 'affiliate.email_undo', entity: 'affiliate' };
  await transaction({ db, actor: system, ipAddress }, entry, async (tx) => {
    // The account first, as whoever changes it locks it: what was changed before this is known by now.
    const owner = await findUndoOwner(tx, token);
    if (owner !== undefined) {
      await lockOwnAccount(tx, owner);
    }
    const earlier = await useUndoToken(tx, token);
    const restored = earlier && (await restoreOwnAddress(tx, earlier.affiliateId, earlier.address));
    if (!restored) {
      throw deadUndo();
    }
    const { before, after } = restored;
    await deleteSessionsOfAffiliate(tx, after.id);
    for (const { email } of [before, after]) {
      await voidResetTokens(tx, email);
      const name = { kind: 'affiliate', account: foldUserName(email) } as const;
      await forgetSignIns(tx, name, after.id);
    }
    await enqueueResetMail(tx, { email: after.email, language: after.language });
    return {
      entityId: after.id,
      before: { email: before.email },
      // Staff who had opened the account before are told by this moment that it changed.
      after: { email: after.email, updatedAt: after.updatedAt },
      result: undefined,
    };
  });
  wakeJobs();
  return { ok: true };
}
