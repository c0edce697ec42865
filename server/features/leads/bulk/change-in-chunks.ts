import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import type { Mover } from '../../commissions/settle/move-referrals.ts';
import type { StatusMailNeeds } from '../../email/status/status-mails.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import {
  auditChanges,
  type AuditedTransaction,
  type ChangeOfMany,
  transactionOfMany,
} from '../../transaction.ts';
import { type BulkLead, findItems, lockLeads } from './queries.ts';
import { insertItems, type NewItem } from './writes.ts';

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
 * Does something to many leads, some at a time, each time in a transaction of its own. Those that
 * this change has dealt with already are left out, so it goes on where an earlier call broke off,
 * and two calls at once do it once. Leads that the actor may not see are left out.
 */
export async function changeInChunks(
  context: Context<StaffActor>,
  bulkId: number,
  leadIds: readonly number[],
  work: (tx: AuditedTransaction, leads: readonly BulkLead[], mover: BulkMover) => Promise<Done>,
): Promise<void> {
  const scope = leadScopeOf(context.actor);
  const ids = [...new Set(leadIds)].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += leadsAtOnce) {
    const some = ids.slice(start, start + leadsAtOnce);
    const mover = { ...context, terms: await context.programme.currentTerms() };
    await transactionOfMany(context, async (tx) => {
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
}
