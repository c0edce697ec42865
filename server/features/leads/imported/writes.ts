import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { leads } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { changedNow } from '../writes.ts';

// Whoever applied here, or came with another file, would be gone with it, however many leads of the
// import stand between the two.
const standsForAnother = sql`exists (
  select from ${leads} merged
  where merged.id = any (leads_of_person(${leads.id}))
    and merged.import_id is distinct from ${leads.importId})`;

/**
 * Locks leads of an import that nobody needs, at most `limit`. Merges that are under way are waited
 * for, and none begins; in the order of their numbers, as a merge locks two.
 */
export async function lockImported(
  tx: AuditedTransaction,
  importId: number,
  limit: number,
): Promise<number[]> {
  const rows = await tx.drizzle
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.importId, importId), isNull(leads.deletedAt), not(standsForAnother)))
    .orderBy(leads.id)
    .limit(limit)
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Answers those of these leads that it deleted: who stands for another one by now is left. */
export async function markImportedDeleted(tx: AuditedTransaction, locked: readonly number[]) {
  const { id, homePrice, deletedAt } = leads;
  const rows = await tx.drizzle
    .update(leads)
    .set({ deletedAt: sql`now()`, updatedAt: changedNow })
    .where(and(inArray(id, [...locked]), not(standsForAnother)))
    .returning({ leadId: id, homePrice, deletedAt });
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt! }));
}
