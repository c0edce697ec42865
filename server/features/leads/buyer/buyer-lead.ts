import type { Language } from '#core/domain/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { BuyerActor } from '#server/platform/actor.ts';
import type { PartnerSees } from '#core/domain/term-values.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import type { AuditedTransaction, ChangeOfMany } from '../../transaction.ts';
import { findLead, findStatusChanges, type LockedLead, lockLead } from '../queries.ts';
import { findLeadColumns } from '../../scoped-leads.ts';
import { changeLead } from '../writes.ts';

/** The lead of a buyer; undefined once it is deleted. */
export function findBuyerLead(db: Queryable, buyer: BuyerActor) {
  return findLead(db, leadScopeOf(buyer), buyer.leadId);
}

/** The telephone that the person gave, whatever staff changed; undefined once it is deleted. */
export async function findGivenPhone(db: Queryable, buyer: BuyerActor) {
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

interface Choices {
  partnerSees?: PartnerSees | undefined;
  language?: Language | undefined;
  erasureAskedAt?: Date;
}

/** Stores what a buyer chose on their own page; null if nothing differs. */
export async function storeBuyerChoices(
  tx: AuditedTransaction,
  lead: LockedLead,
  { partnerSees, ...rest }: Choices,
): Promise<ChangeOfMany | null> {
  const chosen = {
    ...rest,
    // Null means everything that the program allows.
    ...(partnerSees && { partnerSees: partnerSees === 'all' ? null : partnerSees }),
  };
  const changed = Object.entries(chosen).filter(([name, value]) => {
    return value !== undefined && lead[name as keyof LockedLead] !== value;
  });
  if (changed.length === 0) {
    return null;
  }
  const changes = Object.fromEntries(changed) as Partial<LockedLead>;
  const updatedAt = await changeLead(tx, lead.id, changes);
  const before = changed.map(([name]) => [name, lead[name as keyof LockedLead]]);
  return {
    action: 'lead.update',
    entity: 'lead',
    entityId: lead.id,
    before: { ...Object.fromEntries(before), updatedAt: lead.updatedAt },
    after: { ...changes, updatedAt },
  };
}
