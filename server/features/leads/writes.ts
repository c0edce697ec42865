import { and, eq, isNull, sql } from 'drizzle-orm';
import { leads, leadStatusHistory } from '#server/db/tables/leads.ts';
import type { LeadScope } from '../lead-scope.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { type LockedLead, within } from './queries.ts';

// A lead changed twice within a millisecond still shows two moments: an edit is told by them whether
// it knows what stands.
export const changedNow = sql`greatest(now(), ${leads.updatedAt} + interval '1 millisecond')`;

/** Answers when the lead was changed. */
export async function changeLead(
  tx: AuditedTransaction,
  id: number,
  changes: Partial<LockedLead>,
): Promise<Date> {
  const [row] = await tx.drizzle
    .update(leads)
    .set({ ...changes, updatedAt: changedNow })
    .where(eq(leads.id, id))
    .returning({ updatedAt: leads.updatedAt });
  return row!.updatedAt;
}

type StatusChange = Omit<typeof leadStatusHistory.$inferInsert, 'id' | 'changedAt'>;

export async function insertStatusChange(
  tx: AuditedTransaction,
  change: StatusChange,
): Promise<void> {
  await tx.drizzle.insert(leadStatusHistory).values(change);
}

/** Answers when it was deleted; undefined when the scope holds no such lead. */
export async function markDeleted(
  tx: AuditedTransaction,
  scope: LeadScope,
  id: number,
): Promise<Date | undefined> {
  const [row] = await tx.drizzle
    .update(leads)
    .set({
      deletedAt: sql`now()`,
      updatedAt: changedNow,
    })
    .where(and(eq(leads.id, id), isNull(leads.deletedAt), within(scope)))
    .returning({ deletedAt: leads.deletedAt });
  return row?.deletedAt ?? undefined;
}

export async function unmarkDeleted(
  tx: AuditedTransaction,
  scope: LeadScope,
  id: number,
): Promise<void> {
  await tx.drizzle
    .update(leads)
    .set({ deletedAt: null, updatedAt: changedNow })
    .where(and(eq(leads.id, id), within(scope)));
}
