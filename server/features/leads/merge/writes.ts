import { eq, sql } from 'drizzle-orm';
import { writtenColumns } from '#server/db/written-columns.ts';
import { leadMerges, leads } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { changedNow } from '../writes.ts';

// No lead scope: the ids were found within the scope of the actor.

type NewMerge = Omit<typeof leadMerges.$inferInsert, 'id' | 'mergedAt' | 'undoneAt'>;

export async function insertMerge(tx: AuditedTransaction, merge: NewMerge) {
  const [row] = await tx.drizzle.insert(leadMerges).values(merge).returning({ id: leadMerges.id });
  return row!.id;
}

/** Hides a locked lead that is merged into another. */
export async function hideMerged(
  tx: AuditedTransaction,
  { survivorId, mergedId }: { survivorId: number; mergedId: number },
) {
  await tx.drizzle
    .update(leads)
    .set({ mergedIntoId: survivorId, deletedAt: sql`now()`, updatedAt: changedNow })
    .where(eq(leads.id, mergedId));
}

const { names } = writtenColumns(leads, ['id', 'search', 'sourceName']);

/** Restores a lead exactly as it was; a column added since keeps its value. */
export async function restoreRow(tx: AuditedTransaction, id: number, row: unknown) {
  await tx.query(
    `update leads l set (${names}) = (select ${names} from jsonb_populate_record(l, $2::jsonb))
     where id = $1`,
    [id, JSON.stringify(row)],
  );
}

/** Returns when. */
export async function markUndone(tx: AuditedTransaction, id: number) {
  const [row] = await tx.drizzle
    .update(leadMerges)
    .set({ undoneAt: sql`now()` })
    .where(eq(leadMerges.id, id))
    .returning({ undoneAt: leadMerges.undoneAt });
  return row!.undoneAt!;
}
