import { logOut } from '#core/contract/accounts/staff.ts';
import { call } from '#web/kit/api.ts';
import type { WayOut } from '#web/office/shell/use-log-out.ts';

/** The next user of this browser must get no notices about this user's leads. */
async function endSession(): Promise<unknown> {
  const { unsubscribeBrowser } = await import('./browser-push.ts');
  await unsubscribeBrowser().catch(() => {});
  return call(logOut);
}

export const wayOut: WayOut = { room: 'admin', endSession, leadsTo: '/' };
