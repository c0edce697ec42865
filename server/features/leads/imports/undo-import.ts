import type { StaffContext } from '../../context.ts';
import { settleDeletions } from '../../partners/commissions/settle/settle-leads.ts';
import { changeImport, lockImported, markImportedDeleted, removeRows } from './writes.ts';
import { transaction } from '../../transaction.ts';
import { describeImport } from './list-imports.ts';
import { batchSize, requireState } from './policy.ts';
import { lockImport } from './queries.ts';

/**
 * Deletes every lead of an import except those that stand for a lead from elsewhere, one batch per
 * commit, and drops rows that were not imported yet; after a crash the same call continues. Each
 * lead can be restored by itself for 30 days. 404 if there is no such import, 409 if it has not
 * begun. Audited batch by batch.
 */
export async function undoImport(context: StaffContext, { id }: { id: number }) {
  const terms = await context.programme.currentTerms();
  let found = batchSize;
  while (found === batchSize) {
    found = await transaction(context, 'import.undo', 'lead', async (tx) => {
      requireState(await lockImport(tx, id), ['running', 'done', 'undone']);
      await changeImport(tx, id, { state: 'undone' });
      await removeRows(tx, id);
      const locked = await lockImported(tx, id, batchSize);
      const deleted = await markImportedDeleted(tx, locked);
      await settleDeletions(tx, { ...context, terms }, deleted);
      const after = { importId: id, deleted: deleted.length };
      return { entityId: null, after, result: locked.length };
    });
  }
  return describeImport(context.db, id);
}
