import { system } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { deleteSessionsOfAffiliate } from '#server/platform/sessions/session-rows.ts';
import type { Context } from '../../../context.ts';
import { foldUserName } from '../../../accounts/sign-in/fold-user-name.ts';
import { forgetSignIns } from '../../../accounts/sign-in/forget-sign-ins.ts';
import {
  findUndoOwner,
  useUndoToken,
  voidResetTokens,
} from '../../../accounts/sign-in/links/writes.ts';
import { transaction } from '../../../transaction.ts';
import { enqueueResetMail, restoreOwnAddress } from './writes.ts';
import { lockOwnAccount } from './queries.ts';

function deadLink(): HttpError {
  const sentence = 'This link is no longer valid. Please call us.';
  return new HttpError(400, sentence, { errors: [{ path: 'token', key: 'link.invalid' }] });
}

/**
 * Restores the address that a mailed link was sent to. Every session ends, the password and links
 * for a new one stop working, and a mail asks for a new password. 400 for an invalid link; 409 if
 * another account has the address by now. Audited.
 */
export async function undoEmail(context: Context, { token }: { token: string }) {
  const { db, ipAddress, wakeJobs } = context;
  // No one is signed in, so the actor is the system.
  const writer = { db, actor: system, ipAddress };
  await transaction(writer, 'affiliate.email_undo', 'affiliate', async (tx) => {
    // Locks the account first, as every change of it does, so that earlier changes are known here.
    const owner = await findUndoOwner(tx, token);
    if (owner !== undefined) {
      await lockOwnAccount(tx, owner);
    }
    const earlier = await useUndoToken(tx, token);
    const restored = earlier && (await restoreOwnAddress(tx, earlier.affiliateId, earlier.address));
    if (!restored) {
      throw deadLink();
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
      // This moment shows staff who opened the account earlier that it changed.
      after: { email: after.email, updatedAt: after.updatedAt },
    };
  });
  wakeJobs();
  return { ok: true };
}
