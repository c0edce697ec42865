import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { settleDeletions } from '../../commissions/settle/settle-leads.ts';
import type { Context } from '../../context.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { lockImported, markImportedDeleted } from './writes.ts';

/**
 * Deletes leads of an import, at most `limit`, but those that stand for a lead from elsewhere; answers
 * how many, and how many it looked at. Nobody earns by them meanwhile.
 */
export async function deleteImported(
  tx: AuditedTransaction,
  context: Context<StaffActor> & { terms: ProgrammeTerms },
  { importId, limit }: { importId: number; limit: number },
): Promise<{ deleted: number; lookedAt: number }> {
  const locked = await lockImported(tx, importId, limit);
  const deleted = await markImportedDeleted(tx, locked);
  await settleDeletions(tx, context, deleted);
  return { deleted: deleted.length, lookedAt: locked.length };
}
