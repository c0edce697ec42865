import type { Transaction } from '#server/db/queryable.ts';
import type { BuyerActor } from '#server/platform/actor.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { hasLead } from '../../scoped-leads.ts';
import { findVisitorLeads, lockAgainstErasure } from './queries.ts';

// An erasure has the time of its start, by the clock of the database.
const slackMs = 5 * 60_000;

/**
 * Whether a visitor was erased at this moment or later: by their number, or by their visit if no
 * one else applied in it. Waits for an erasure under way; a later one waits for this transaction.
 */
export async function isVisitorErased(
  tx: Transaction,
  visitor: { sessionId: string; mobileNumber: string | null },
  since: Date,
) {
  const found = await findVisitorLeads(tx, visitor);
  const sealed = await lockAgainstErasure(
    tx,
    found.map(({ id }) => id),
  );
  const isErased = ({ id }: { id: number }) => {
    const at = sealed.get(id) ?? null;
    return at !== null && at.getTime() >= since.getTime() - slackMs;
  };
  const ofVisit = found.filter(({ isOfVisit }) => isOfVisit);
  return (
    found.some((lead) => lead.isOfNumber && isErased(lead)) ||
    (ofVisit.some(isErased) && ofVisit.every(({ id }) => sealed.get(id) !== null))
  );
}

/** Whether the person of a buyer's page is erased or its lead deleted; waits for an erasure. */
export async function isBuyerErased(tx: Transaction, buyer: BuyerActor) {
  await lockAgainstErasure(tx, [buyer.leadId]);
  return !(await hasLead(tx, leadScopeOf(buyer), buyer.leadId));
}
