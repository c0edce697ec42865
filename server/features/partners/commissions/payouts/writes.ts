import { and, eq, sql } from 'drizzle-orm';
import {
  payoutBatches,
  payoutCorrections,
  payoutItems,
  payoutPayees,
  payoutReversals,
} from '#server/db/tables/commissions.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

export async function insertPayout(
  tx: AuditedTransaction,
  payout: Omit<typeof payoutBatches.$inferInsert, 'id' | 'createdAt'>,
) {
  const [row] = await tx.drizzle
    .insert(payoutBatches)
    .values(payout)
    .returning({ id: payoutBatches.id });
  return row!.id;
}

const rowsAtOnce = 1000;

function* slices<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    yield rows.slice(start, start + rowsAtOnce);
  }
}

export async function insertPayees(
  tx: AuditedTransaction,
  payees: readonly (typeof payoutPayees.$inferInsert)[],
) {
  for (const some of slices(payees)) {
    await tx.drizzle.insert(payoutPayees).values(some);
  }
}

export interface PayeeReference {
  payeeId: number;
  reference: string;
}

/** Stores the references that the bank gave for payees of a payout. */
export async function storeReferences(
  tx: AuditedTransaction,
  batchId: number,
  references: readonly PayeeReference[],
) {
  for (const { payeeId, reference } of references) {
    await tx.drizzle
      .update(payoutPayees)
      .set({ reference })
      .where(and(eq(payoutPayees.batchId, batchId), eq(payoutPayees.payeeId, payeeId)));
  }
}

/** Records that a prepared payout was sent; the database refuses it a second time. */
export async function markSent(
  tx: AuditedTransaction,
  { batchId, paidOn, sentBy }: { batchId: number; paidOn: string; sentBy: number },
) {
  await tx.drizzle
    .update(payoutBatches)
    .set({ paidOn, sentBy, sentAt: sql`clock_timestamp()` })
    .where(eq(payoutBatches.id, batchId));
}

export async function markDiscarded(tx: AuditedTransaction, batchId: number, discardedBy: number) {
  await tx.drizzle
    .update(payoutBatches)
    .set({ discardedBy, discardedAt: sql`clock_timestamp()` })
    .where(eq(payoutBatches.id, batchId));
}

/** Takes a payee out of a sent payout, because the transfer came back. */
export async function markPayeeReturned(
  tx: AuditedTransaction,
  { batchId, payeeId }: { batchId: number; payeeId: number },
  returned: Pick<typeof payoutPayees.$inferInsert, 'returnedBy' | 'returnReason'>,
) {
  await tx.drizzle
    .update(payoutPayees)
    .set({ ...returned, returnedAt: sql`clock_timestamp()` })
    .where(and(eq(payoutPayees.batchId, batchId), eq(payoutPayees.payeeId, payeeId)));
}

export async function insertItems(
  tx: AuditedTransaction,
  items: readonly Omit<typeof payoutItems.$inferInsert, 'turn'>[],
) {
  for (const some of slices(items)) {
    const values = some.map((item) => ({
      ...item,
      turn: sql`(
        select 1 + count(*) from payout_items i where i.referral_id = ${item.referralId}
          and not exists (select 1 from standing_parts s
            where s.referral_id = i.referral_id and s.batch_id = i.batch_id)
      )`,
    }));
    await tx.drizzle.insert(payoutItems).values(values);
  }
}

export async function insertCorrections(
  tx: AuditedTransaction,
  corrections: readonly Omit<typeof payoutCorrections.$inferInsert, 'turn'>[],
) {
  for (const some of slices(corrections)) {
    const values = some.map((correction) => ({
      ...correction,
      turn: sql`(
        select 1 + count(*) from payout_corrections c where c.line_id = ${correction.lineId}
          and not exists (select 1 from standing_parts s
            where s.line_id = c.line_id and s.batch_id = c.batch_id)
      )`,
    }));
    await tx.drizzle.insert(payoutCorrections).values(values);
  }
}

/** Stores that a payout is reversed; a constraint prevents a second reversal. */
export async function insertReversal(
  tx: AuditedTransaction,
  reversal: Omit<typeof payoutReversals.$inferInsert, 'reversedAt'>,
) {
  await tx.drizzle.insert(payoutReversals).values(reversal);
}
