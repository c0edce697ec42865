import { HttpError, sentences } from './http-error.ts';

export interface StaffActor {
  kind: 'staff';
  id: number;
  sessionId: number;
  username: string;
  firstName: string;
  lastName: string;
  role: string;
}

export interface AffiliateActor {
  kind: 'affiliate';
  id: number;
  sessionId: number;
  /** The admin who acts in the affiliate's name, if one does. */
  viaAdminId: number | null;
}

/** Who speaks: nobody known, a member of staff, or an affiliate. */
export type Actor = { kind: 'visitor' } | StaffActor | AffiliateActor;

export const visitor: Actor = { kind: 'visitor' };

/**
 * The actor of a staff route; 401 if it is anybody else, so that a wrong `access` cannot open an
 * action.
 */
export function asStaff(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') {
    throw new HttpError(401, sentences.signIn);
  }
  return actor;
}
