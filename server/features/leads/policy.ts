import type { AffiliateActor, OfficeActor } from '#server/platform/actor.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { noSuchLead } from '../scoped-leads.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { holdLead } from './writes.ts';

/**
 * 404 unless there is a lead with this id in the actor's scope; locks it for a write about its
 * person in this transaction, so that no erasure misses it.
 */
export async function requireAndLockLead(
  tx: AuditedTransaction,
  actor: OfficeActor | AffiliateActor,
  id: number,
): Promise<void> {
  if (!(await holdLead(tx, leadScopeOf(actor), id))) {
    throw noSuchLead();
  }
}
