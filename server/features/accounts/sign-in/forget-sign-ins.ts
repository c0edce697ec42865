import type { Transaction } from '#server/db/queryable.ts';
import { callerOf } from '#server/platform/caller.ts';
import {
  deleteSessionsOfAdmin,
  deleteSessionsOfAffiliate,
} from '#server/platform/sessions/session-rows.ts';
import { endNotices } from '../../integrations/push/enqueue-notices.ts';
import type { AccountName } from './policy.ts';
import { deleteLink } from './calendar/writes.ts';
import { voidStaffLinks } from './links/writes.ts';
import { deleteFailures, forgetCallers, rememberCaller } from './queries.ts';

/**
 * Ends every session of an account, including those of admins acting for an affiliate, and clears
 * its failed tries; mailed links of a member of staff no longer set a password. A person who knew
 * the old password may have signed in with it, so no network stays exempt, no browser gets
 * notices any longer, and the private address of the calendar ends.
 */
export async function forgetSignIns(tx: Transaction, name: AccountName, accountId: number) {
  if (name.kind === 'staff') {
    await deleteSessionsOfAdmin(tx, accountId);
    await voidStaffLinks(tx, accountId);
    await endNotices(tx, accountId);
    await deleteLink(tx, accountId);
  } else {
    await deleteSessionsOfAffiliate(tx, accountId);
  }
  await deleteFailures(tx, name);
  await forgetCallers(tx, name);
}

/** From a network where the password was proved, sign-in works while others guess at it. */
export function rememberPlace(tx: Transaction, name: AccountName, ipAddress: string) {
  return rememberCaller(tx, name, callerOf(ipAddress));
}
