import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { deleteImported } from '../imported/delete-imported.ts';
import { transaction } from '../../transaction.ts';
import { describeImport } from './list-imports.ts';
import { batchSize, requireState } from './policy.ts';
import { lockImport } from './queries.ts';
import { changeImport, removeRows } from './writes.ts';

/**
 * Deletes every lead of an import except those that stand for a lead from elsewhere, one batch per
 * commit, and drops rows that were not imported yet; after a crash the same call continues. Each
 * lead can be restored by itself for 30 days. 404 if there is no such import, 409 if it has not
 * begun. Audited batch by batch.
 */
export async function undoImport(context: Context<StaffActor>, { id }: { id: number }) {
  const terms = await context.programme.currentTerms();
  let found = batchSize;
  while (found === batchSize) {
    const entry = { action: 'import.undo', entity: 'lead' };
    found = await transaction(context, entry, async (tx) => {
      requireState(await lockImport(tx, id), ['running', 'done', 'undone']);
      await changeImport(tx, id, { state: 'undone' });
      await removeRows(tx, id);
      const { deleted, lookedAt } = await deleteImported(
        tx,
        { ...context, terms },
        { importId: id, limit: batchSize },
      );
      return { entityId: null, after: { importId: id, deleted }, result: lookedAt };
    });
  }
  return describeImport(context.db, id);
}
