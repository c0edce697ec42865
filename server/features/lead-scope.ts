import { officeReaders } from '#core/domain/staff-role.ts';
import type { AffiliateActor, StaffActor } from '#server/platform/actor.ts';

/**
 * The rows a scope holds: every lead, those that an officer or nobody owns, or those an affiliate
 * referred.
 */
export type LeadRows =
  | {
      kind: 'all';
      staffId: number;
    }
  | {
      kind: 'own or unowned';
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

/** What the actor may see; how far staff see is decided by their role. */
export function leadScopeOf(actor: StaffActor | AffiliateActor): LeadScope {
  if (actor.kind === 'affiliate') {
    return {
      [proof]: {
        kind: 'referred',
        affiliateId: actor.id,
      },
    };
  }
  if (officeReaders.includes(actor.role)) {
    return { [proof]: { kind: 'all', staffId: actor.id } };
  }
  return {
    [proof]: {
      kind: 'own or unowned',
      staffId: actor.id,
    },
  };
}

/** For the queries of leads alone: what a scope comes down to. */
export function leadRows(scope: LeadScope): LeadRows {
  return scope[proof];
}
