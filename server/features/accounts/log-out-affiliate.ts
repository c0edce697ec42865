import type { AffiliateActor } from '#server/platform/actor.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../context.ts';

/** Ends the affiliate's session of this browser, and what the browser kept of the answers. */
export async function logOutAffiliate(
  { db, sessions }: Context<AffiliateActor>,
  browser: Browser,
): Promise<{ ok: boolean }> {
  await sessions.close(db, browser, 'affiliate');
  void browser.reply.header('clear-site-data', '"cache"');
  return { ok: true };
}
