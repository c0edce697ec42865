import type { AffiliateActor, StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../context.ts';
import { transactionOfMany } from '../transaction.ts';
import { impersonationEnd } from './policy.ts';

/**
 * Ends acting in an affiliate's name; the admin's own session goes on as it was. 400 for whoever does
 * not act in another's name, and nothing is granted. Audited with both.
 */
export function returnFromImpersonation(
  context: Context<StaffActor | AffiliateActor>,
  browser: Browser,
): Promise<{ ok: boolean }> {
  const { actor, besideStaff, sessions } = context;
  const acting = actor.kind === 'affiliate' ? actor : besideStaff;
  if (acting === null || acting.viaAdminId === null) {
    throw new HttpError(400, "You do not act in an affiliate's name.");
  }
  return transactionOfMany({ ...context, actor: acting }, async (tx) => {
    await sessions.close(tx, browser, 'affiliate');
    return {
      changes: [impersonationEnd(acting.id)],
      result: { ok: true },
    };
  });
}
