import type { Access } from '#core/contract/route.ts';
import type { StaffRole } from '#core/domain/accounts/staff-role.ts';
import { HttpError, sentences } from './http-error.ts';

// Not exported, so no other module can write this property, and an object that claims to be staff
// does not compile as one. Only `sessions/session-rows.ts`, for keys `keys/key-rows.ts` and for
// buyers `features/buyer-links` make actors.
declare const vouched: unique symbol;

export interface VisitorActor {
  readonly kind: 'visitor';
}

export interface StaffActor {
  readonly [vouched]: true;
  readonly kind: 'staff';
  readonly id: number;
  readonly sessionId: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: StaffRole;
  /** The member proved their identity within the last hour, by signing in or since. */
  readonly isSteppedUp: boolean;
  /** The member must add a second factor before getting a session. */
  readonly isEnrolling: boolean;
  readonly hasSecondFactor: boolean;
}

export interface AffiliateActor {
  readonly [vouched]: true;
  readonly kind: 'affiliate';
  readonly id: number;
  readonly sessionId: number;
  readonly viaAdminId: number | null;
}

/** A program of the office, by its API key. It sees all leads, has no session and no role. */
export interface KeyActor {
  readonly [vouched]: true;
  readonly kind: 'key';
  readonly id: number;
  /** The calls that it may make, as `scopeOf` names them. */
  readonly scopes: readonly string[];
}

/** The actor of a call that accepts a staff session or an API key. */
export type OfficeActor = StaffActor | KeyActor;

/** The person of a lead, on their own page: proved by a link and the browser that opened it. */
export interface BuyerActor {
  readonly [vouched]: true;
  readonly kind: 'buyer';
  readonly leadId: number;
  readonly linkId: number;
  /** The mailbox whose reader this is; null where the link did not come by email. */
  readonly mailedTo: string | null;
  /** Someone whom the person gave a link to read, such as a second buyer. */
  readonly isReadOnly: boolean;
  /** Staff entered the address that it was mailed to: it ends things, and shows and grants nothing. */
  readonly onlyStops: boolean;
}

/** The product itself: a job, or a command of the machine's owner. */
export interface SystemActor {
  readonly kind: 'system';
}

/** Who makes a call: a visitor, a member of staff, an affiliate, or a program. */
export type Actor = VisitorActor | StaffActor | AffiliateActor | KeyActor;

export const visitor: VisitorActor = { kind: 'visitor' };
export const system: SystemActor = { kind: 'system' };

export type ActorOf<Who extends Access> = {
  public: VisitorActor;
  staff: StaffActor;
  affiliate: AffiliateActor;
  'staff-or-affiliate': StaffActor | AffiliateActor;
  'staff-or-key': OfficeActor;
}[Who];

const admitted: Record<Access, readonly Actor['kind'][]> = {
  public: ['visitor'],
  staff: ['staff'],
  affiliate: ['affiliate'],
  'staff-or-affiliate': ['staff', 'affiliate'],
  'staff-or-key': ['staff', 'key'],
};

/** The actor, typed by `access`; 401 if `access` does not allow this kind of actor. */
export function admit<Who extends Access>(access: Who, actor: Actor): ActorOf<Who> {
  if (!admitted[access].includes(actor.kind)) {
    throw new HttpError(401, sentences.signIn);
  }
  return actor as ActorOf<Who>;
}
