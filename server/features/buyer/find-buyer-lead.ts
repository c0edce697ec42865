import type { Queryable } from '#server/db/queryable.ts';
import type { BuyerActor } from '#server/platform/actor.ts';
import { leadScopeOf } from '../lead-scope.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { findLead, findStatusChanges, lockLead } from '../leads/queries.ts';
import { findLeadColumns } from '../scoped-leads.ts';

/** The lead of a buyer; undefined once it is deleted. */
export function findBuyerLead(db: Queryable, buyer: BuyerActor) {
  return findLead(db, leadScopeOf(buyer), buyer.leadId);
}

/** The telephone that the person gave, whatever staff changed; undefined once it is deleted. */
export async function findBuyerPhone(db: Queryable, buyer: BuyerActor) {
  const names = ['phone', 'formerPhones'] as const;
  const lead = await findLeadColumns(db, leadScopeOf(buyer), buyer.leadId, names);
  return lead && (lead.formerPhones?.[0] ?? lead.phone);
}

/** The lead of a buyer, kept from every other change until the transaction ends. */
export function lockBuyerLead(tx: AuditedTransaction, buyer: BuyerActor) {
  return lockLead(tx, leadScopeOf(buyer), buyer.leadId);
}

/** The statuses of a buyer's lead, oldest first. */
export function findBuyerHistory(db: Queryable, { leadId }: BuyerActor) {
  return findStatusChanges(db, leadId);
}
