import type * as z from 'zod/mini';
import type { changeLeads as contract } from '#core/contract/leads/bulk.ts';
import { deleteLead } from '#core/contract/leads/changes.ts';
import { isAllowed } from '#core/domain/accounts/staff-role.ts';
import { canonicalJson, sha256 } from '#server/outside/ids.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import { settleStatuses } from '../../partners/commissions/settle/settle-leads.ts';
import type { StaffContext } from '../../context.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { type BulkMover, changeMany, type Done } from './change-many.ts';
import { giveOwners } from './give-owners.ts';
import { giveStatuses, setDeletions } from './give-statuses.ts';
import type { BulkLead } from './queries.ts';
import type { NewItem } from './writes.ts';

type Asked = z.output<NonNullable<(typeof contract)['body']>>;

/**
 * Gives many leads a status or an owner, or deletes them. Returns how many, and which were skipped:
 * those whose status is no longer the one the actor saw, deleted ones, and those outside the
 * actor's scope. Repeating the call with the same key does nothing more. 400 for an owner who must
 * not own leads, 403 for a deletion by an actor who may not delete leads. Audited lead by lead.
 */
export async function changeLeads(context: StaffContext, asked: Asked) {
  const { key, kind, status, ownerId, leads } = asked;
  if (kind === 'delete' && !isAllowed(context.actor.role, deleteLead)) {
    throw new HttpError(403, sentences.forbidden);
  }
  const ids = leads.map(({ id }) => id);
  const bulk = {
    key,
    kind,
    toStatus: status ?? null,
    toOwnerId: ownerId ?? null,
    undoesId: null,
    requestHash: sha256(canonicalJson(asked)),
  };
  const seen = new Map(leads.map((lead) => [lead.id, lead.status]));
  return changeMany(context, bulk, ids, (tx, locked, mover) => {
    if (ownerId !== undefined) {
      return giveOwners(tx, mover, locked, ownerId);
    }
    return status === undefined
      ? deleteSome(tx, mover, locked, seen)
      : moveSome(tx, mover, locked, { seen, status });
  });
}

type Seen = ReadonlyMap<number, string>;

/** Why a lead is skipped; undefined if it is not. */
function reasonToLeave({ id, deletedAt, status }: BulkLead, seen: Seen): string | undefined {
  if (deletedAt !== null) {
    return 'deleted';
  }
  return status === seen.get(id) ? undefined : 'status';
}

function leave(leads: readonly BulkLead[], outcomeOf: (lead: BulkLead) => string): NewItem[] {
  return leads.map((lead) => ({
    leadId: lead.id,
    outcome: outcomeOf(lead),
  }));
}

async function moveSome(
  tx: AuditedTransaction,
  mover: BulkMover,
  leads: readonly BulkLead[],
  { seen, status }: { seen: Seen; status: string },
): Promise<Done> {
  const outcomeOf = (lead: BulkLead) => {
    const isSame = lead.deletedAt === null && lead.status === status;
    return isSame ? 'same' : (reasonToLeave(lead, seen) ?? 'changed');
  };
  const moved = leads.filter((lead) => outcomeOf(lead) === 'changed');
  const { changes, changeIds } = await giveStatuses(
    tx,
    mover,
    moved.map((lead) => ({ lead, toStatus: status })),
  );
  const events = moved.map(({ id, homePrice }) => ({
    leadId: id,
    leadStatus: status,
    changeId: changeIds.get(id)!,
    homePrice,
  }));
  await settleStatuses(tx, mover, events);
  const left = leads.filter((lead) => !moved.includes(lead));
  const items = moved.map((lead) => ({
    leadId: lead.id,
    outcome: 'changed',
    fromStatus: lead.status,
    statusChangeId: changeIds.get(lead.id)!,
  }));
  return {
    changes,
    items: [...items, ...leave(left, outcomeOf)],
  };
}

async function deleteSome(
  tx: AuditedTransaction,
  mover: BulkMover,
  leads: readonly BulkLead[],
  seen: Seen,
): Promise<Done> {
  const removed = leads.filter((lead) => reasonToLeave(lead, seen) === undefined);
  const left = leads.filter((lead) => !removed.includes(lead));
  const items = removed.map(({ id }) => ({
    leadId: id,
    outcome: 'changed',
    isDeleted: true,
  }));
  return {
    changes: await setDeletions(tx, mover, removed, true),
    items: [...items, ...leave(left, (lead) => reasonToLeave(lead, seen)!)],
  };
}
