import { demand } from '#server/platform/http-error.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { settleRestored } from '../partners/commissions/settle/settle-leads.ts';
import type { Context } from '../context.ts';
import { tooLateToRestore } from '../deletions.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { transaction } from '../transaction.ts';
import { describeLead } from './read-lead.ts';
import { noSuchLead } from '../scoped-leads.ts';
import { findDeletion } from './queries.ts';
import { unmarkDeleted } from './writes.ts';

/**
 * Restores a deleted lead and its commission, and returns its page; a lead that is not deleted
 * stays unchanged. 404 if the actor may see no such lead, 410 more than 30 days after the deletion.
 * Audited.
 */
export async function restoreLead(context: Context<StaffActor>, { id }: { id: number }) {
  const { db, actor } = context;
  const scope = leadScopeOf(actor);
  const deletion = demand(await findDeletion(db, scope, id), noSuchLead);
  if (deletion.isTooOld) {
    throw tooLateToRestore('lead');
  }
  if (deletion.deletedAt !== null) {
    const terms = await context.programme.currentTerms();
    await transaction(context, { action: 'lead.restore', entity: 'lead' }, async (tx) => {
      const restored = await unmarkDeleted(tx, scope, id);
      const events = restored ? [{ ...restored, leadId: id }] : [];
      await settleRestored(tx, { ...context, terms }, events);
      return {
        entityId: id,
        before: { deletedAt: deletion.deletedAt },
        after: { deletedAt: null },
        result: undefined,
      };
    });
  }
  return describeLead(context, id);
}
