import type { Mover } from '../../partners/commissions/settle/move-referrals.ts';
import { settleDeletions, settleRestored } from '../../partners/commissions/settle/settle-leads.ts';
import type { OfficeContext } from '../../context.ts';
import { enqueueStatusMails, type StatusMailNeeds } from '../../mail/email/status/status-mails.ts';
import type { AuditedTransaction, ChangeOfMany } from '../../transaction.ts';
import type { BulkLead } from './queries.ts';
import { insertStatusChanges, setDeleted, setStatus } from './writes.ts';

interface Move {
  lead: BulkLead;
  toStatus: string;
}

/**
 * Gives each lead its status, with a line of history, an audit line and the mails it causes, as a
 * single edit does. Returns the audit lines, and the id of each lead's line of history.
 */
export async function giveStatuses(
  tx: AuditedTransaction,
  mover: Pick<OfficeContext, 'actor'> & StatusMailNeeds,
  moves: readonly Move[],
): Promise<{
  changes: ChangeOfMany[];
  changeIds: ReadonlyMap<number, number>;
}> {
  if (moves.length === 0) {
    return { changes: [], changeIds: new Map() };
  }
  const stamps = await setStatuses(tx, moves);
  const changeIds = await insertStatusChanges(
    tx,
    moves.map(({ lead, toStatus }) => ({
      leadId: lead.id,
      fromStatus: lead.status,
      toStatus,
      actorKind: mover.actor.kind,
      actorId: mover.actor.id,
    })),
  );
  await enqueueStatusMails(
    tx,
    mover,
    moves.map(({ lead, toStatus }) => ({
      leadId: lead.id,
      fromStatus: lead.status,
      toStatus,
    })),
  );
  const changes = moves.map(({ lead, toStatus }) => ({
    action: 'lead.update',
    entity: 'lead',
    entityId: lead.id,
    before: {
      status: lead.status,
      updatedAt: lead.updatedAt,
    },
    after: {
      status: toStatus,
      updatedAt: stamps.get(lead.id),
    },
  }));
  return { changes, changeIds };
}

/** One statement for each status. */
async function setStatuses(tx: AuditedTransaction, moves: readonly Move[]) {
  const stamps = new Map<number, Date>();
  const byStatus = Map.groupBy(moves, ({ toStatus }) => toStatus);
  for (const [status, group] of byStatus) {
    const ids = group.map(({ lead }) => lead.id);
    for (const [id, stamp] of await setStatus(tx, ids, status)) {
      stamps.set(id, stamp);
    }
  }
  return stamps;
}

/**
 * Deletes leads or restores them, with their commissions and the audit line that a single deletion
 * writes; returns these lines.
 */
export async function setDeletions(
  tx: AuditedTransaction,
  mover: Mover,
  leads: readonly BulkLead[],
  isDeleted: boolean,
): Promise<ChangeOfMany[]> {
  if (leads.length === 0) {
    return [];
  }
  const ids = leads.map(({ id }) => id);
  const moments = await setDeleted(tx, ids, isDeleted);
  const events = leads.map(({ id, homePrice }) => ({ leadId: id, homePrice }));
  await (isDeleted
    ? settleDeletions(
        tx,
        mover,
        events.map((event) => ({ ...event, deletedAt: moments.get(event.leadId)! })),
      )
    : settleRestored(tx, mover, events));
  return leads.map(({ id, deletedAt }) => ({
    action: isDeleted ? 'lead.delete' : 'lead.restore',
    entity: 'lead',
    entityId: id,
    before: { deletedAt },
    after: { deletedAt: moments.get(id) ?? null },
  }));
}
