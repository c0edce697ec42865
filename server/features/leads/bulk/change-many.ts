import type { BulkOutcome } from '#core/contract/leads/bulk.ts';
import { findLastActors } from '#server/db/audit.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Mover } from '../../partners/commissions/settle/move-referrals.ts';
import type { StaffContext } from '../../context.ts';
import type { StatusMailNeeds } from '../../mail/email/status/status-mails.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { lockOwners } from '../../accounts/staff/queries.ts';
import { nameStaff } from '../../name-staff.ts';
import {
  auditChanges,
  type AuditedTransaction,
  type ChangeOfMany,
  nothingChanged,
  transactionOfMany,
} from '../../transaction.ts';
import { requireOwner } from '../owner/writes.ts';
import {
  type BulkLead,
  findBulkByKey,
  findItems,
  findLastStatusChanges,
  findNamed,
  lockLeads,
} from './queries.ts';
import { insertBulk, insertItems, type NewBulk, type NewItem } from './writes.ts';

type Bulk = Omit<NewBulk, 'actorId'>;

/**
 * The id of a change of many leads: the one this actor began under the same key, or a new one with
 * an audit line that says how many leads were chosen. 409 if the key belongs to a different change.
 */
async function beginBulk(context: StaffContext, bulk: Bulk, count: number) {
  const actorId = context.actor.id;
  const begun = await transactionOfMany(context, async (tx) => {
    await requireOwner(tx, bulk.toOwnerId ?? null);
    const id = await insertBulk(tx, { ...bulk, actorId });
    const change = {
      action: `lead.bulk_${bulk.kind}`,
      entity: 'lead',
      entityId: null,
      after: {
        change: id,
        chosen: count,
        ...(bulk.toStatus !== null && { status: bulk.toStatus }),
      },
    };
    return {
      changes: id === undefined ? nothingChanged : [change],
      result: id,
    };
  });
  if (begun !== undefined) {
    return begun;
  }
  const earlier = (await findBulkByKey(context.db, actorId, bulk.key))!;
  if (earlier.requestHash !== bulk.requestHash) {
    throw new HttpError(409, 'This key stands for another change of leads. Choose a new one.');
  }
  return earlier.id;
}

/** Few enough that a caller who needs one of them does not wait long for its lock. */
const leadsAtOnce = 50;

export type BulkMover = Mover & StatusMailNeeds & { actor: StaffActor };

/** Outcome of one batch: the result for each lead, and the audit lines. */
export interface Done {
  items: readonly NewItem[];
  changes: readonly ChangeOfMany[];
}

/**
 * Changes many leads in batches, each in its own transaction; returns the results. Leads this
 * change has already processed are skipped, so a repeated call continues after an interruption, and
 * two concurrent calls do the work once. Leads outside the actor's scope are skipped too.
 */
export async function changeMany(
  context: StaffContext,
  bulk: Bulk,
  leadIds: readonly number[],
  work: (tx: AuditedTransaction, leads: readonly BulkLead[], mover: BulkMover) => Promise<Done>,
): Promise<BulkOutcome> {
  const bulkId = await beginBulk(context, bulk, leadIds.length);
  const scope = leadScopeOf(context.actor);
  const ids = [...new Set(leadIds)].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += leadsAtOnce) {
    const some = ids.slice(start, start + leadsAtOnce);
    const mover = { ...context, terms: await context.programme.currentTerms() };
    await transactionOfMany(context, async (tx) => {
      await requireOwner(tx, bulk.toOwnerId ?? null);
      // An undone change may give leads back: owners are locked before leads.
      const undone = bulk.undoesId ? await findItems(tx, bulk.undoesId, some) : [];
      await lockOwners(
        tx,
        undone.flatMap(({ fromOwnerId }) => fromOwnerId ?? []),
      );
      const locked = await lockLeads(tx, scope, some);
      // Read after locking, because a concurrent call writes its results before it releases the
      // locks.
      const earlier = await findItems(tx, bulkId, some);
      const areDone = new Set(earlier.map(({ leadId }) => leadId));
      const { items, changes } = await work(
        tx,
        locked.filter(({ id }) => !areDone.has(id)),
        mover,
      );
      await insertItems(tx, bulkId, items);
      return { changes: await auditChanges(tx, context, changes) };
    });
  }
  return describeBulk(context, bulkId, leadIds);
}

type Reason = BulkOutcome['leftAlone'][number]['reason'];

/** Results of a change for these leads: how many were changed, and which were not and why. */
async function describeBulk(
  context: StaffContext,
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
  { db, actor }: StaffContext,
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
