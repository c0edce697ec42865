import type { Queryable } from '#server/db/queryable.ts';
import type { AffiliateActor, OfficeActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { leadScopeOf } from '../lead-scope.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { hasLead } from './queries.ts';
import { holdLead } from './writes.ts';

/** The same answer for a lead that is missing, deleted or outside the actor's scope. */
export function noSuchLead(): HttpError {
  return new HttpError(404, 'There is no lead with this number.');
}

/** The same for an affiliate, worded for the portal. */
export function noSuchReferral(): HttpError {
  return new HttpError(
    404,
    "The contact you're looking for doesn't exist or you don't have access to it.",
  );
}

interface Reader {
  /** The database, or the transaction of the next step. */
  db: Queryable;
  actor: OfficeActor | AffiliateActor;
}

/** 404 unless there is a lead with this id in the actor's scope. */
export async function requireLead({ db, actor }: Reader, id: number): Promise<void> {
  if (!(await hasLead(db, leadScopeOf(actor), id))) {
    throw noSuchLead();
  }
}

/**
 * The same, and locks the lead for a write about its person in this transaction, so that no erasure
 * misses it.
 */
export async function requireAndLockLead(
  tx: AuditedTransaction,
  actor: Reader['actor'],
  id: number,
): Promise<void> {
  if (!(await holdLead(tx, leadScopeOf(actor), id))) {
    throw noSuchLead();
  }
}
