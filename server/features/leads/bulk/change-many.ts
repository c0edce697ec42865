import type { BulkOutcome } from '#core/contract/lead/bulk.ts';
import { findLastActors } from '#server/db/audit.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Mover } from '../../commissions/settle/move-referrals.ts';
import type { Context } from '../../context.ts';
import type { StatusMailNeeds } from '../../email/status/status-mails.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { nameStaff } from '../../staff/name-staff.ts';
import {
  auditChanges,
  type AuditedTransaction,
  type ChangeOfMany,
  nothingChanged,
  transactionOfMany,
} from '../../transaction.ts';
import { requireOwner } from '../owner/require-owner.ts';
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
 * The number under which a change of many leads is known: of the one that this person began under the
 * same key, else a new one, with a line in the audit log that says how many leads were chosen. 409
 * where the key stands for something else.
 */
async function beginBulk(context: Context<StaffActor>, bulk: Bulk, count: number): Promise<number> {
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

/** Few enough that nobody who wants one of them, or the embedded engine's one connection, waits. */
const leadsAtOnce = 50;

/** Who moves them, and by which terms and settings. */
export type BulkMover = Mover & StatusMailNeeds;

/** What was done to some leads: what became of each, and the lines of the audit log. */
export interface Done {
  items: readonly NewItem[];
  changes: readonly ChangeOfMany[];
}

/**
 * Does something to many leads, some at a time, each time in a transaction of its own; answers what
 * became of them. Those that this change has dealt with already are left out, so it goes on where an
 * earlier call broke off, and two calls at once do it once. Leads that the actor may not see are left
 * out.
 */
export async function changeMany(
  context: Context<StaffActor>,
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
      const locked = await lockLeads(tx, scope, some);
      // Asked once they are locked: whoever held them before has written down what became of them.
      const earlier = await findItems(tx, bulkId, some);
      const areDone = new Set(earlier.map(({ leadId }) => leadId));
      const { items, changes } = await work(
        tx,
        locked.filter(({ id }) => !areDone.has(id)),
        mover,
      );
      await insertItems(tx, bulkId, items);
      return { changes: await auditChanges(tx, context, changes), result: undefined };
    });
  }
  context.wakeJobs();
  return describeBulk(context, bulkId, leadIds);
}

type Reason = BulkOutcome['leftAlone'][number]['reason'];

/** What became of these leads in a change: how many were changed, and which not, and why. */
async function describeBulk(
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
