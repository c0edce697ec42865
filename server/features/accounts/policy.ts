import type { AffiliateActor, StaffActor } from '#server/platform/actor.ts';
import { fieldError, HttpError, sentences } from '#server/platform/http-error.ts';
import type { Context } from '../context.ts';
import type { ChangeOfMany } from '../transaction.ts';

/** For a link that is used, expired or unknown, or whose account may not sign in. */
export function deadLink(): HttpError {
  const sentence = 'This reset link is no longer valid. Please ask for a new one.';
  return new HttpError(400, sentence, { errors: [{ path: 'token', key: 'resetLink.invalid' }] });
}

/** The same for a link that restores an earlier address. */
export function deadUndo(): HttpError {
  const sentence = 'This link is no longer valid. Please call us.';
  return new HttpError(400, sentence, { errors: [{ path: 'token', key: 'undoLink.invalid' }] });
}

/** 400 for a new address without the password of the account. */
export function passwordNeeded(): HttpError {
  return fieldError([{ path: 'currentPassword', key: 'currentPassword.required' }]);
}

/** 403 unless the actor is an admin, or if impersonation is switched off. */
export function refuseWhoMayNotAct({ actor, config }: Context<StaffActor>): void {
  if (actor.role !== 'admin') {
    throw new HttpError(403, sentences.forbidden);
  }
  if (!config.isImpersonationOn) {
    throw new HttpError(
      403,
      "Acting in an affiliate's name is switched off here (IMPERSONATION_ENABLED).",
    );
  }
}

/** The audit entry for the end of an impersonation. */
export function impersonationEnd(affiliateId: number): ChangeOfMany {
  return {
    action: 'affiliate.impersonation_stop',
    entity: 'affiliate',
    entityId: affiliateId,
  };
}

/** 403 for an admin who impersonates: only the owner may change password and address. */
export function refuseImpersonation({ viaAdminId }: AffiliateActor): void {
  if (viaAdminId !== null) {
    throw new HttpError(
      403,
      "Someone who acts in an affiliate's name cannot change the password or the email.",
    );
  }
}
