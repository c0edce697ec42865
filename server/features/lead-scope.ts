import { officeReaders } from '#core/domain/accounts/staff-role.ts';
import type { AffiliateActor, BuyerActor, OfficeActor } from '#server/platform/actor.ts';

/**
 * The rows of a scope: all leads; those that are unowned or owned by the officer; or those an
 * affiliate referred; or the one of its buyer.
 */
export type LeadRows =
  | {
      kind: 'all';
      /** None for a program. */
      staffId?: number;
    }
  | {
      kind: 'own or unowned';
      staffId: number;
    }
  | {
      kind: 'referred';
      affiliateId: number;
    }
  | {
      kind: 'of buyer';
      leadId: number;
    };

// Not exported: an object without this property does not compile as a scope, and one forced past
// the compiler holds no rows.
const proof = Symbol('lead scope');

/**
 * Proof of which leads an actor may see. Every query that reads leads for staff or affiliates
 * requires one, and only an actor verified by a session or a key has one.
 */
export interface LeadScope {
  readonly [proof]: LeadRows;
}

/** The leads the actor may see: for staff their role decides, for a program all. */
export function leadScopeOf(actor: OfficeActor | AffiliateActor | BuyerActor): LeadScope {
  if (actor.kind === 'buyer') {
    return { [proof]: { kind: 'of buyer', leadId: actor.leadId } };
  }
  if (actor.kind === 'key') {
    return { [proof]: { kind: 'all' } };
  }
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

/** The rows of a scope. Only queries of leads may call this. */
export function leadRows(scope: LeadScope): LeadRows {
  return scope[proof];
}
