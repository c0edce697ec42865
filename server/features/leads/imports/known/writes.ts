import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { leads } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import { changedNow } from '../../writes.ts';

// No lead scope: the leads of one import, which its maker undoes.

// A lead of the import may stand for a person who also applied here or came with another file, even
// through a chain of merged leads. Deleting it would delete that person.
const standsForAnother = sql`exists (
  select from ${leads} merged
  where merged.id = any (leads_of_person(${leads.id}))
    and merged.import_id is distinct from ${leads.importId})`;

/**
 * Locks at most `limit` leads of an import that stand for no other lead. Waits for merges that are
 * under way and lets none begin. Locks in the order of ids, as a merge locks its two leads.
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

/** Returns the leads that it deleted; those that stand for another one by now are left. */
export async function markImportedDeleted(tx: AuditedTransaction, locked: readonly number[]) {
  const { id, homePrice, deletedAt } = leads;
  const rows = await tx.drizzle
    .update(leads)
    .set({ deletedAt: sql`now()`, updatedAt: changedNow })
    .where(and(inArray(id, [...locked]), not(standsForAnother)))
    .returning({ leadId: id, homePrice, deletedAt });
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt! }));
}
