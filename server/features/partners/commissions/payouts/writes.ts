import { sql } from 'drizzle-orm';
import {
  payoutBatches,
  payoutCorrections,
  payoutItems,
  payoutReversals,
} from '#server/db/tables/commissions.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

/** Returns its id. */
export async function insertPayout(
  tx: AuditedTransaction,
  payout: Omit<typeof payoutBatches.$inferInsert, 'id' | 'createdAt'>,
): Promise<number> {
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

export async function insertItems(
  tx: AuditedTransaction,
  items: readonly Omit<typeof payoutItems.$inferInsert, 'turn'>[],
): Promise<void> {
  for (const some of slices(items)) {
    const values = some.map((item) => ({
      ...item,
      turn: sql`(
        select 1 + count(*) from payout_items i
        join payout_reversals v on v.batch_id = i.batch_id
        where i.referral_id = ${item.referralId}
      )`,
    }));
    await tx.drizzle.insert(payoutItems).values(values);
  }
}

export async function insertCorrections(
  tx: AuditedTransaction,
  corrections: readonly Omit<typeof payoutCorrections.$inferInsert, 'turn'>[],
): Promise<void> {
  for (const some of slices(corrections)) {
    const values = some.map((correction) => ({
      ...correction,
      turn: sql`(
        select 1 + count(*) from payout_corrections c
        join payout_reversals v on v.batch_id = c.batch_id
        where c.line_id = ${correction.lineId}
      )`,
    }));
    await tx.drizzle.insert(payoutCorrections).values(values);
  }
}

/** Stores that a payout is reversed; a constraint prevents a second reversal. */
export async function insertReversal(
  tx: AuditedTransaction,
  reversal: Omit<typeof payoutReversals.$inferInsert, 'reversedAt'>,
): Promise<void> {
  await tx.drizzle.insert(payoutReversals).values(reversal);
}
