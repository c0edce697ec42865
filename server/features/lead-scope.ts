import type { AffiliateActor, StaffActor } from '#server/platform/actor.ts';

/** The rows a scope holds: every lead, those that staff own, or those an affiliate referred. */
export type LeadRows =
  | { kind: 'all' }
  | {
      kind: 'owned';
      staffId: number;
    }
  | {
      kind: 'referred';
      affiliateId: number;
    };

// Not exported: an object without this property does not compile as a scope, and whoever forces it
// through has no rows to give.
const proof = Symbol('lead scope');

/**
 * Proof of which leads somebody may see. Every query that reads leads for staff or affiliates
 * demands one, and only an actor whom a session vouches for has one.
 */
export interface LeadScope {
  readonly [proof]: LeadRows;
}

/** What the actor may see: an admin all leads, other staff their own, an affiliate the referred. */
export function leadScopeOf(actor: StaffActor | AffiliateActor): LeadScope {
  if (actor.kind === 'affiliate') {
    return {
      [proof]: {
        kind: 'referred',
        affiliateId: actor.id,
      },
    };
  }
  if (actor.role === 'admin') {
    return { [proof]: { kind: 'all' } };
  }
  return {
    [proof]: {
      kind: 'owned',
      staffId: actor.id,
    },
  };
}

/** For the queries of leads alone: what a scope comes down to. */
export function leadRows(scope: LeadScope): LeadRows {
  return scope[proof];
}
