import type { Transaction } from '#server/db/queryable.ts';
import { lockVisitorLeads } from './queries.ts';

interface Visitor {
  sessionId: string;
  mobileNumber: string | null;
}

/**
 * Whether a visitor was erased at this moment or later: by their number, or by their visit if no
 * one else applied in it. An erasure under way is waited for; a later one waits for this transaction.
 */
export async function isVisitorErased(
  tx: Transaction,
  { sessionId, mobileNumber }: Visitor,
  since: Date,
): Promise<boolean> {
  const leads = await lockVisitorLeads(tx, { sessionId, mobileNumber });
  const sealed = leads.filter(({ sealedAt }) => sealedAt !== null && sealedAt >= since);
  const ofVisit = leads.filter((lead) => lead.sessionId === sessionId);
  return (
    sealed.some(({ phone }) => phone === mobileNumber) ||
    (ofVisit.every(({ sealedAt }) => sealedAt !== null) &&
      sealed.some((lead) => lead.sessionId === sessionId))
  );
}
