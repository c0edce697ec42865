import type { StaffActor } from '#server/platform/actor.ts';
import { deleteSessionsOfAffiliate } from '#server/platform/sessions/session-rows.ts';
import type { Context } from '../context.ts';
import { voidResetTokens } from '../sign-in/links/writes.ts';
import { transaction } from '../transaction.ts';
import { noSuchAffiliate } from './policy.ts';
import { lockAffiliate } from './queries.ts';
import { setDeleted } from './writes.ts';

/**
 * Deletes an affiliate, and ends every session and link for a new password; 404 if there is none. The
 * row stays for the referrals and commissions that name it, its code is never given again, and for 30
 * days it can be restored. Audited.
 */
export function deleteAffiliate(
  context: Context<StaffActor>,
  { id }: { id: number },
): Promise<{ ok: boolean }> {
  const entry = { action: 'affiliate.delete', entity: 'affiliate' };
  return transaction(context, entry, async (tx) => {
    const before = await lockAffiliate(tx, id);
    if (!before) {
      throw noSuchAffiliate();
    }
    await setDeleted(tx, id, true);
    await deleteSessionsOfAffiliate(tx, id);
    await voidResetTokens(tx, before.email);
    return {
      entityId: id,
      before,
      result: { ok: true },
    };
  });
}
