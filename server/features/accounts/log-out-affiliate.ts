import type { AffiliateActor } from '#server/platform/actor.ts';
import { deleteSessionBehind } from '#server/platform/sessions/session-rows.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../context.ts';
import { transactionOfMany } from '../transaction.ts';
import { impersonationEnd } from './policy.ts';

/**
 * Ends the affiliate's session of this browser, and what the browser kept of the answers. Of an admin
 * who acts in the affiliate's name the own session ends as well: whoever presses this leaves, and the
 * next person at the browser is nobody.
 */
export async function logOutAffiliate(
  context: Context<AffiliateActor>,
  browser: Browser,
): Promise<{ ok: boolean }> {
  const { actor, sessions, db } = context;
  if (actor.viaAdminId === null) {
    await sessions.close(db, browser, 'affiliate');
  } else {
    await leaveBoth(context, browser);
  }
  void browser.reply.header('clear-site-data', '"cache"');
  return { ok: true };
}

function leaveBoth(context: Context<AffiliateActor>, browser: Browser): Promise<void> {
  const { actor, sessions } = context;
  return transactionOfMany(context, async (tx) => {
    await deleteSessionBehind(tx, actor);
    await sessions.close(tx, browser, 'affiliate');
    await sessions.close(tx, browser, 'staff');
    return {
      changes: [impersonationEnd(actor.id)],
      result: undefined,
    };
  });
}
