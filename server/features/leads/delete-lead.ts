import { demand } from '#server/platform/http-error.ts';
import { restorableUntil } from '#core/domain/operations/kept-data.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { settleDeletions } from '../partners/commissions/settle/settle-leads.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { transaction } from '../transaction.ts';
import { noSuchLead } from '../scoped-leads.ts';
import { markDeleted } from './writes.ts';

/**
 * Deletes a lead. It disappears from lists and counts; its records are kept, and for 30 days it can
 * be restored. It earns nothing meanwhile. 404 if the actor may see no such lead. Audited.
 */
export async function deleteLead(context: Context<StaffActor>, { id }: { id: number }) {
  const entry = { action: 'lead.delete', entity: 'lead' };
  const terms = await context.programme.currentTerms();
  return transaction(context, entry, async (tx) => {
    const deleted = demand(await markDeleted(tx, leadScopeOf(context.actor), id), noSuchLead);
    const { deletedAt } = deleted;
    await settleDeletions(tx, { ...context, terms }, [{ ...deleted, leadId: id }]);
    const result = {
      id,
      deletedAt: deletedAt.toISOString(),
      restorableUntil: restorableUntil(deletedAt).toISOString(),
    };
    return {
      entityId: id,
      before: { deletedAt: null },
      after: { deletedAt },
      result,
    };
  });
}
