import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { settleDeletions } from '../../commissions/settle/settle-leads.ts';
import type { Context } from '../../context.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { markImportedDeleted } from './writes.ts';

/** Deletes leads of an import, at most `limit`; answers how many. Nobody earns by them meanwhile. */
export async function deleteImported(
  tx: AuditedTransaction,
  context: Context<StaffActor> & { terms: ProgrammeTerms },
  { importId, limit }: { importId: number; limit: number },
): Promise<number> {
  const deleted = await markImportedDeleted(tx, importId, limit);
  await settleDeletions(tx, context, deleted);
  return deleted.length;
}
