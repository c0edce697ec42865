import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { settleDeletions } from '../../partners/commissions/settle/settle-leads.ts';
import type { Context } from '../../context.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { lockImported, markImportedDeleted } from './writes.ts';

/**
 * Deletes at most `limit` leads of an import, except those that stand for a lead from elsewhere.
 * Settles the commissions of the deleted leads in the same transaction. Returns both counts.
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
