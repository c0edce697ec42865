import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { leads } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { changedNow } from '../writes.ts';

export async function markImportedDeleted(tx: AuditedTransaction, importId: number, limit: number) {
  const { id, homePrice, deletedAt } = leads;
  const some = tx.drizzle
    .select({ id })
    .from(leads)
    .where(and(eq(leads.importId, importId), isNull(deletedAt)))
    .orderBy(id)
    .limit(limit);
  const rows = await tx.drizzle
    .update(leads)
    .set({ deletedAt: sql`now()`, updatedAt: changedNow })
    .where(inArray(id, some))
    .returning({ leadId: id, homePrice, deletedAt });
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt! }));
}
