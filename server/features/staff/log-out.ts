import type { StaffActor } from '#server/platform/actor.ts';
import { deleteActingSessions } from '#server/platform/sessions/session-rows.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../context.ts';
import { auditChanges, transactionOfMany } from '../transaction.ts';

/**
 * Ends the staff session of this browser, and what the browser kept of the answers. Acting in an
 * affiliate's name ends with it; that is audited.
 */
export async function logOut(
  context: Context<StaffActor>,
  browser: Browser,
): Promise<{ ok: boolean }> {
  const { actor, sessions } = context;
  await transactionOfMany(context, async (tx) => {
    const affiliateIds = await deleteActingSessions(tx, actor.sessionId);
    await sessions.close(tx, browser, 'staff');
    const changes = affiliateIds.map((entityId) => ({
      action: 'affiliate.impersonation_stop',
      entity: 'affiliate',
      entityId,
    }));
    return { changes: await auditChanges(tx, context, changes), result: undefined };
  });
  void browser.reply.header('clear-site-data', '"cache"');
  return { ok: true };
}
