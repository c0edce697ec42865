import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';

/** 403 for staff who are not admins: what follows concerns all leads, affiliates or colleagues. */
export function requireAdmin({ role }: StaffActor): void {
  if (role !== 'admin') {
    throw new HttpError(403, sentences.forbidden);
  }
}
