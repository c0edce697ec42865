import type { StaffActor } from '#server/platform/actor.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../context.ts';

/** Ends the staff session of this browser, and what the browser kept of the answers. */
export async function logOut(
  { db, sessions }: Context<StaffActor>,
  browser: Browser,
): Promise<{ ok: boolean }> {
  await sessions.close(db, browser, 'staff');
  void browser.reply.header('clear-site-data', '"cache"');
  return { ok: true };
}
