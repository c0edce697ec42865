import type { BulkOutcome } from '#core/contract/lead/bulk.ts';
import { findLastActors } from '#server/db/audit.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { nameStaff } from '../../staff/name-staff.ts';
import { findItems, findLastStatusChanges, findNamed } from './queries.ts';

type Reason = BulkOutcome['leftAlone'][number]['reason'];

/** What became of these leads in a change: how many were changed, and which not, and why. */
export async function describeBulk(
  context: Context<StaffActor>,
  bulkId: number,
  leadIds: readonly number[],
): Promise<BulkOutcome> {
  const items = await findItems(context.db, bulkId, leadIds);
  const outcomes = new Map(items.map(({ leadId, outcome }) => [leadId, outcome]));
  const count = (outcome: string) => items.filter((item) => item.outcome === outcome).length;
  const left = [...new Set(leadIds)].flatMap((id) => {
    const outcome = outcomes.get(id) ?? 'unknown';
    const isDone = outcome === 'changed' || outcome === 'same';
    return isDone ? [] : [{ id, reason: outcome as Reason }];
  });
  return {
    id: bulkId,
    changed: count('changed'),
    same: count('same'),
    leftAlone: await describeLeftAlone(context, left),
  };
}

async function describeLeftAlone(
  { db, actor }: Context<StaffActor>,
  left: readonly { id: number; reason: Reason }[],
): Promise<BulkOutcome['leftAlone']> {
  if (left.length === 0) {
    return [];
  }
  const ids = left.map(({ id }) => id);
  const [named, changes, removals] = await Promise.all([
    findNamed(db, leadScopeOf(actor), ids),
    findLastStatusChanges(db, ids),
    findLastActors(db, { entity: 'lead', ids, actions: ['lead.delete', 'lead.restore'] }),
  ]);
  const actorOf = (id: number, reason: Reason): number | null => {
    const change = changes.get(id);
    const byStaff = change?.actorKind === 'staff' ? change.actorId : null;
    return reason === 'status' ? byStaff : (removals.get(id) ?? null);
  };
  const staff = await nameStaff(
    db,
    left.flatMap(({ id, reason }) => actorOf(id, reason) ?? []),
  );
  return left.map(({ id, reason }) => {
    const lead = named.get(id);
    return {
      id,
      reason,
      name: lead ? `${lead.firstName} ${lead.lastName}` : null,
      status: lead?.status ?? null,
      who: lead ? (staff.get(actorOf(id, reason) ?? 0) ?? null) : null,
    };
  });
}
