import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { leads } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { changedNow } from '../writes.ts';

// Whoever applied here, or came with another file, would be gone with it.
const standsForAnother = sql`exists (
  select from ${leads} merged
  where merged.merged_into_id = ${leads.id} and merged.import_id is distinct from ${leads.importId})`;

/** Answers those that it deleted: leads that stand for one that is not of the import are left. */
export async function markImportedDeleted(tx: AuditedTransaction, importId: number, limit: number) {
  const { id, homePrice, deletedAt } = leads;
  const some = tx.drizzle
    .select({ id })
    .from(leads)
    .where(and(eq(leads.importId, importId), isNull(deletedAt), not(standsForAnother)))
    .orderBy(id)
    .limit(limit);
  const rows = await tx.drizzle
    .update(leads)
    .set({ deletedAt: sql`now()`, updatedAt: changedNow })
    .where(inArray(id, some))
    .returning({ leadId: id, homePrice, deletedAt });
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt! }));
}
