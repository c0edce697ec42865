import { lockOwner } from '../../accounts/staff/queries.ts';
import type { AuditedTransaction, ChangeOfMany } from '../../transaction.ts';
import { giveLeads } from '../owner/writes.ts';
import type { BulkMover, Done } from './change-many.ts';
import { type BulkLead, findItems } from './queries.ts';
import type { NewItem } from './writes.ts';

type OutcomeOf = (lead: BulkLead) => string;

const itemOf = (lead: BulkLead, outcomeOf: OutcomeOf): NewItem => ({
  leadId: lead.id,
  outcome: outcomeOf(lead),
  fromOwnerId: lead.ownerId,
});

function give(tx: AuditedTransaction, mover: BulkMover, some: BulkLead[], ownerId: number | null) {
  return giveLeads(tx, some, { ownerId, why: 'bulk', actorId: mover.actor.id });
}

/** Gives leads an owner or none, whatever their status. */
export async function giveOwners(
  tx: AuditedTransaction,
  mover: BulkMover,
  leads: readonly BulkLead[],
  ownerId: number | null,
): Promise<Done> {
  const outcomeOf: OutcomeOf = (lead) => {
    return lead.deletedAt ? 'deleted' : lead.ownerId === ownerId ? 'same' : 'changed';
  };
  const given = leads.filter((lead) => outcomeOf(lead) === 'changed');
  return {
    changes: await give(tx, mover, given, ownerId),
    items: leads.map((lead) => itemOf(lead, outcomeOf)),
  };
}

/** Returns leads to their former owners, or to the queue if that member may no longer own leads. */
export async function giveOwnersBack(
  tx: AuditedTransaction,
  mover: BulkMover,
  leads: readonly BulkLead[],
  undone: { id: number; toOwnerId: number | null },
): Promise<Done> {
  const items = await findItems(
    tx,
    undone.id,
    leads.map(({ id }) => id),
  );
  const ownerBefore = new Map(items.map(({ leadId, fromOwnerId }) => [leadId, fromOwnerId]));
  const outcomeOf: OutcomeOf = (lead) => {
    return lead.deletedAt ? 'deleted' : lead.ownerId === undone.toOwnerId ? 'changed' : 'owner';
  };
  const given = leads.filter((lead) => outcomeOf(lead) === 'changed');
  const changes: ChangeOfMany[] = [];
  for (const [before, some] of Map.groupBy(given, ({ id }) => ownerBefore.get(id) ?? null)) {
    const isOwner = before !== null && (await lockOwner(tx, before));
    changes.push(...(await give(tx, mover, some, isOwner ? before : null)));
  }
  return { changes, items: leads.map((lead) => itemOf(lead, outcomeOf)) };
}
