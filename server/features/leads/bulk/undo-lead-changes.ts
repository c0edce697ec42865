import { restoreLead } from '#core/contract/leads/changes.ts';
import { restorableDays } from '#core/domain/operations/kept-data.ts';
import { isAllowed } from '#core/domain/accounts/staff-role.ts';
import { sha256 } from '#server/outside/ids.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import { settleUndone } from '../../partners/commissions/settle/settle-leads.ts';
import type { StaffContext } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { type BulkMover, changeMany, type Done } from './change-many.ts';
import { giveOwnersBack } from './give-owners.ts';
import { undoMinutes } from './offer-undo.ts';
import { giveStatuses, setDeletions } from './give-statuses.ts';
import {
  type BulkLead,
  findBulk,
  findChangedIds,
  findItems,
  findLastStatusChanges,
  findNamed,
  findStillDeleted,
  findUndoable,
} from './queries.ts';

/** The actor's changes of leads that can be undone before a mail is sent about them. */
export async function listUndoableChanges({ db, actor, config }: StaffContext) {
  const found = await findUndoable(db, actor.id, undoMinutes({ config }));
  const single = found.flatMap(({ changed, leadId }) => (changed === 1 ? leadId : []));
  const named = await findNamed(db, leadScopeOf(actor), single);
  const items = found.map(({ leadId, ...change }) => {
    const lead = change.changed === 1 && named.get(leadId);
    return { ...change, name: lead ? `${lead.firstName} ${lead.lastName}` : null };
  });
  return { items };
}

/**
 * Undoes the actor's change of many leads. Returns how many were restored, and which were skipped
 * because their status was changed, or they were deleted or restored, since. A second call changes
 * nothing. 404 unless it is the actor's change, 403 for deletions by an actor who may not restore
 * leads, 410 more than 30 days after it. Audited lead by lead.
 */
export async function undoLeadChanges(context: StaffContext, { id }: { id: number }) {
  const { db, actor } = context;
  const undone = await findBulk(db, actor.id, id, restorableDays);
  if (!undone || undone.kind === 'undo') {
    throw new HttpError(404, 'There is no change of leads with this number that you made.');
  }
  if (undone.kind === 'delete' && !isAllowed(actor.role, restoreLead)) {
    throw new HttpError(403, sentences.forbidden);
  }
  if (undone.isTooOld) {
    throw new HttpError(
      410,
      `This was done more than ${restorableDays} days ago and cannot be undone.`,
    );
  }
  const leadIds = await findChangedIds(db, id);
  const key = `undo-${id}`;
  const bulk = {
    key,
    kind: 'undo',
    toStatus: null,
    undoesId: id,
    requestHash: sha256(key),
  };
  const takeBack = undone.kind === 'delete' ? restoreSome : moveSomeBack;
  return changeMany(context, bulk, leadIds, (tx, leads, mover) => {
    return undone.kind === 'owner'
      ? giveOwnersBack(tx, mover, leads, { id, toOwnerId: undone.toOwnerId })
      : takeBack(tx, mover, leads, id);
  });
}

async function moveSomeBack(
  tx: AuditedTransaction,
  mover: BulkMover,
  leads: readonly BulkLead[],
  undoneId: number,
): Promise<Done> {
  const ids = leads.map((lead) => lead.id);
  const items = await findItems(tx, undoneId, ids);
  const itemOf = new Map(items.map((item) => [item.leadId, item]));
  const lastChanges = await findLastStatusChanges(tx, ids);
  const outcomeOf = ({ id, deletedAt }: BulkLead) => {
    const isLast = lastChanges.get(id)?.id === itemOf.get(id)?.statusChangeId;
    return deletedAt !== null ? 'deleted' : isLast ? 'changed' : 'status';
  };
  const moves = leads
    .filter((lead) => outcomeOf(lead) === 'changed')
    .map((lead) => ({
      lead,
      toStatus: itemOf.get(lead.id)!.fromStatus!,
    }));
  const { changes } = await giveStatuses(tx, mover, moves);
  const events = moves.map(({ lead }) => ({
    leadId: lead.id,
    undoneChangeId: itemOf.get(lead.id)!.statusChangeId!,
    homePrice: lead.homePrice,
  }));
  await settleUndone(tx, mover, events);
  return {
    changes,
    items: leads.map((lead) => ({
      leadId: lead.id,
      outcome: outcomeOf(lead),
    })),
  };
}

async function restoreSome(
  tx: AuditedTransaction,
  mover: BulkMover,
  leads: readonly BulkLead[],
  undoneId: number,
): Promise<Done> {
  const still = await findStillDeleted(
    tx,
    undoneId,
    leads.map((lead) => lead.id),
  );
  const outcomeOf = ({ id, deletedAt }: BulkLead) => {
    return still.has(id) ? 'changed' : deletedAt === null ? 'restored' : 'deleted';
  };
  const restored = leads.filter((lead) => still.has(lead.id));
  return {
    changes: await setDeletions(tx, mover, restored, false),
    items: leads.map((lead) => ({
      leadId: lead.id,
      outcome: outcomeOf(lead),
    })),
  };
}
