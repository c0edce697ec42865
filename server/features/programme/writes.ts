import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import { factConfirmations, termsRevisions } from '#server/db/tables/programme.ts';
import type { AuditedTransaction } from '../transaction.ts';
import type { RevisionRow } from './queries.ts';

export type RevisionValues = Pick<RevisionRow, 'effectiveFrom' | 'source' | 'basis' | 'terms'>;

/** Prevents others from saving, publishing or withdrawing a revision until the transaction ends. */
export async function lockRevisions(tx: AuditedTransaction) {
  await tx.query('select pg_advisory_xact_lock($1)', [advisoryLocks.publishing]);
}

export async function insertRevision(
  tx: AuditedTransaction,
  values: RevisionValues,
  staffId: number,
): Promise<RevisionRow> {
  const [row] = await tx.drizzle
    .insert(termsRevisions)
    .values({ ...values, createdBy: staffId })
    .returning();
  return row!;
}

// Identifies this state of the draft, to the millisecond a browser keeps: a change always moves it.
const nextStamp = sql`greatest(
  date_trunc('milliseconds', clock_timestamp()),
  ${termsRevisions.updatedAt} + interval '1 millisecond'
)`;

async function updateRevision(
  tx: AuditedTransaction,
  id: number,
  values: PgUpdateSetSource<typeof termsRevisions>,
): Promise<RevisionRow> {
  const [row] = await tx.drizzle
    .update(termsRevisions)
    .set(values)
    .where(eq(termsRevisions.id, id))
    .returning();
  return row!;
}

export const changeRevision = (tx: AuditedTransaction, id: number, values: RevisionValues) =>
  updateRevision(tx, id, { ...values, updatedAt: nextStamp });

export const markPublished = (tx: AuditedTransaction, id: number, staffId: number) =>
  updateRevision(tx, id, { publishedBy: staffId, publishedAt: sql`clock_timestamp()` });

export const markWithdrawn = (tx: AuditedTransaction, id: number, staffId: number) =>
  updateRevision(tx, id, { withdrawnBy: staffId, withdrawnAt: sql`clock_timestamp()` });

export async function removeRevision(tx: AuditedTransaction, id: number) {
  await tx.drizzle.delete(termsRevisions).where(eq(termsRevisions.id, id));
}

/** Stores an entry about a fact; append-only. */
export async function insertConfirmation(
  tx: AuditedTransaction,
  values: typeof factConfirmations.$inferInsert,
): Promise<typeof factConfirmations.$inferSelect> {
  const [row] = await tx.drizzle.insert(factConfirmations).values(values).returning();
  return row!;
}
