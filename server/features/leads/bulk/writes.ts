import { inArray, sql } from 'drizzle-orm';
import {
  leadBulkChanges,
  leadBulkItems,
  leads,
  leadStatusHistory,
} from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { changedNow } from '../writes.ts';
import type { BulkChange, BulkItem } from './queries.ts';

// No lead scope: the ids were found within the scope of the actor.

export type NewBulk = Omit<BulkChange, 'id' | 'createdAt' | 'toOwnerId'> &
  Partial<Pick<BulkChange, 'toOwnerId'>>;

/** Returns its id; undefined if this actor began one under the same key. */
export async function insertBulk(tx: AuditedTransaction, bulk: NewBulk) {
  const [row] = await tx.drizzle
    .insert(leadBulkChanges)
    .values(bulk)
    .onConflictDoNothing()
    .returning({ id: leadBulkChanges.id });
  return row?.id;
}

/** The result for one lead; for a deletion, `deletedAt` is the time of the transaction. */
export type NewItem = Pick<BulkItem, 'leadId' | 'outcome'> &
  Partial<Pick<BulkItem, 'fromStatus' | 'statusChangeId' | 'fromOwnerId'>> & {
    isDeleted?: boolean;
  };

export async function insertItems(
  tx: AuditedTransaction,
  bulkId: number,
  items: readonly NewItem[],
) {
  if (items.length === 0) {
    return;
  }
  const rows = items.map(({ isDeleted, ...item }) => ({
    ...item,
    bulkId,
    // The database's own time, because a Date would truncate it to milliseconds.
    deletedAt: isDeleted ? sql`now()` : null,
  }));
  await tx.drizzle.insert(leadBulkItems).values(rows);
}

/** Returns when each was changed. */
export async function setStatus(tx: AuditedTransaction, ids: readonly number[], status: string) {
  const rows = await tx.drizzle
    .update(leads)
    .set({ status, updatedAt: changedNow })
    .where(inArray(leads.id, [...ids]))
    .returning({ id: leads.id, updatedAt: leads.updatedAt });
  return new Map(rows.map((row) => [row.id, row.updatedAt]));
}

type StatusChange = Omit<typeof leadStatusHistory.$inferInsert, 'id' | 'changedAt'>;

/** Returns the id of each lead's line of history. */
export async function insertStatusChanges(
  tx: AuditedTransaction,
  changes: readonly StatusChange[],
) {
  const { id, leadId } = leadStatusHistory;
  const rows = await tx.drizzle
    .insert(leadStatusHistory)
    .values([...changes])
    .returning({ id, leadId });
  return new Map(rows.map((row) => [row.leadId, row.id]));
}

/** Deletes leads at the time of the transaction, or restores them; returns that time. */
export async function setDeleted(
  tx: AuditedTransaction,
  ids: readonly number[],
  isDeleted: boolean,
) {
  const rows = await tx.drizzle
    .update(leads)
    .set({
      deletedAt: isDeleted ? sql`now()` : null,
      updatedAt: changedNow,
    })
    .where(inArray(leads.id, [...ids]))
    .returning({ id: leads.id, deletedAt: leads.deletedAt });
  return new Map(rows.map((row) => [row.id, row.deletedAt]));
}
