import { demand } from '#server/platform/http-error.ts';
import { restorableUntil } from '#core/domain/operations/kept-data.ts';
import { settleDeletions, settleRestored } from '../partners/commissions/settle/settle-leads.ts';
import type { StaffContext } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { transaction } from '../transaction.ts';
import { noSuchLead } from '../scoped-leads.ts';
import { markDeleted, unmarkDeleted } from './writes.ts';
import { describeDeletions, tooLateToRestore } from '../deletions.ts';
import { describeLead } from './read-lead.ts';
import { deletedLeads, findDeletion } from './queries.ts';
import { showTelephone } from '../telephone.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import { auditLeadList } from '../audit-read.ts';

/**
 * Deletes a lead. It disappears from lists and counts; its records are kept, and for 30 days it can
 * be restored. It earns nothing meanwhile. 404 if the actor may see no such lead. Audited.
 */
export async function deleteLead(context: StaffContext, { id }: { id: number }) {
  const terms = await context.programme.currentTerms();
  return transaction(context, 'lead.delete', 'lead', async (tx) => {
    const deleted = demand(await markDeleted(tx, leadScopeOf(context.actor), id), noSuchLead);
    const { deletedAt } = deleted;
    await settleDeletions(tx, { ...context, terms }, [{ ...deleted, leadId: id }]);
    const result = { id, deletedAt, restorableUntil: restorableUntil(deletedAt) };
    return { entityId: id, before: { deletedAt: null }, after: { deletedAt }, result };
  });
}

/**
 * Restores a deleted lead and its commission, and returns its page; a lead that is not deleted
 * stays unchanged. 404 if the actor may see no such lead, 410 more than 30 days after the deletion.
 * Audited.
 */
export async function restoreLead(context: StaffContext, { id }: { id: number }) {
  const { db, actor } = context;
  const scope = leadScopeOf(actor);
  const deletion = demand(await findDeletion(db, scope, id), noSuchLead);
  if (deletion.isTooOld) {
    throw tooLateToRestore('lead');
  }
  if (deletion.deletedAt !== null) {
    const terms = await context.programme.currentTerms();
    await transaction(context, 'lead.restore', 'lead', async (tx) => {
      const restored = await unmarkDeleted(tx, scope, id);
      const events = restored ? [{ ...restored, leadId: id }] : [];
      await settleRestored(tx, { ...context, terms }, events);
      return {
        entityId: id,
        before: { deletedAt: deletion.deletedAt },
        after: { deletedAt: null },
      };
    });
  }
  return describeLead(context, id);
}

interface DeletedLeadsQuery extends PageQuery<'deletedAt'> {
  q?: string | undefined;
}

/**
 * A page of deleted leads that can still be restored, with who deleted each. Audited as a read,
 * without the search text.
 */
export async function listDeletedLeads(context: StaffContext, { q, ...query }: DeletedLeadsQuery) {
  const { db, actor } = context;
  const list = deletedLeads(leadScopeOf(actor), q);
  const { items: rows, ...page } = await findPage(db, list, query);
  const deleted = await describeDeletions(db, 'lead', rows);
  const { total } = page;
  await auditLeadList(context, deleted, { deleted: true, isSearch: Boolean(q), total });
  const items = deleted.map((row) => ({ ...row, phone: showTelephone(row.phone) }));
  return { ...page, items };
}
