import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import { requireLiveAffiliate } from '../affiliates/require-live-affiliate.ts';
import type { Context } from '../context.ts';
import { transactionOfMany } from '../transaction.ts';
import { impersonationEnd, refuseWhoMayNotAct } from './policy.ts';

interface Impersonation extends Browser {
  id: number;
}

/**
 * Opens a session in an affiliate's name beside the admin's own, on which it hangs; the one in
 * which the admin acted before ends, so there is never one inside another. 403 unless the actor is
 * an admin, or if impersonation is switched off, 404 for a deleted affiliate, 409 for an inactive
 * one. Audited with both.
 */
export function impersonateAffiliate(
  context: Context<StaffActor>,
  { id, ...browser }: Impersonation,
): Promise<{ ok: boolean }> {
  const { actor, sessions } = context;
  refuseWhoMayNotAct(context);
  return transactionOfMany(context, async (tx) => {
    await requireLiveAffiliate(tx, id);
    const ended = await sessions.openInName(tx, browser, actor, id);
    if (ended === undefined) {
      throw new HttpError(401, sentences.signIn);
    }
    const start = {
      action: 'affiliate.impersonation_start',
      entity: 'affiliate',
      entityId: id,
    };
    return {
      changes: [...ended.map(impersonationEnd), start],
      result: { ok: true },
    };
  });
}
