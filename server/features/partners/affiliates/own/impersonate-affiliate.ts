import type { AffiliateActor, StaffActor } from '#server/platform/actor.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import { deleteSessionBehind } from '#server/platform/sessions/acting-rows.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { AffiliateContext, Context, StaffContext } from '../../../context.ts';
import { type ChangeOfMany, transactionOfMany } from '../../../transaction.ts';
import { requireLiveAffiliate } from '../find-live-affiliate.ts';

function impersonationEnd(affiliateId: number): ChangeOfMany {
  return {
    action: 'affiliate.impersonation_stop',
    entity: 'affiliate',
    entityId: affiliateId,
  };
}

interface Impersonation extends Browser {
  id: number;
}

/**
 * Opens a session in an affiliate's name, tied to the admin's own. The admin's former session of
 * this kind ends, so they are never nested. 403 if impersonation is switched off, 404 for a deleted
 * affiliate, 409 for an inactive one. Audited with both accounts.
 */
export function impersonateAffiliate(context: StaffContext, { id, ...browser }: Impersonation) {
  const { actor, config, sessions } = context;
  if (!config.isImpersonationOn) {
    throw new HttpError(
      403,
      "Acting in an affiliate's name is switched off here (IMPERSONATION_ENABLED).",
    );
  }
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

/**
 * Ends acting in an affiliate's name; the admin's session continues. 400 if the actor is not acting
 * for an affiliate. Audited with both accounts.
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

/** Ends an impersonation and the session of the admin behind it. */
export function leaveImpersonation(context: AffiliateContext, browser: Browser) {
  const { actor, sessions } = context;
  return transactionOfMany(context, async (tx) => {
    await deleteSessionBehind(tx, actor);
    await sessions.close(tx, browser, 'affiliate');
    await sessions.close(tx, browser, 'staff');
    return { changes: [impersonationEnd(actor.id)] };
  });
}
