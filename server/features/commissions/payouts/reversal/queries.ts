import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { commissionLedger, payoutItems } from '#server/db/tables/commissions.ts';

/** What a payout took for each referral, in US cents. */
export function findTaken(db: Queryable, batchId: number) {
  const { referralId, amountCents, kind, payoutBatchId } = commissionLedger;
  return db.drizzle
    .select({
      referralId,
      paidCents: sql<number>`0 - sum(${amountCents})`.mapWith(Number),
    })
    .from(commissionLedger)
    .where(and(eq(payoutBatchId, batchId), eq(kind, 'payout')))
    .groupBy(referralId)
    .orderBy(asc(referralId));
}

/** The referrals whose commission a payout paid. */
export async function findItemIds(db: Queryable, batchId: number): Promise<ReadonlySet<number>> {
  const rows = await db.drizzle
    .select({ id: payoutItems.referralId })
    .from(payoutItems)
    .where(eq(payoutItems.batchId, batchId));
  return new Set(rows.map(({ id }) => id));
}

/**
 * The newest payout that stands and settled a correction of what this one paid; undefined for none.
 * Asked by all referrals of a payout, which may be thousands.
 */
export async function findBuiltUpon(db: Queryable, batchId: number): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    `select c.batch_id as id
     from payout_items i
     join commission_ledger l on l.referral_id = i.referral_id and l.kind = 'adjustment'
     join payout_corrections c on c.line_id = l.id
     where i.batch_id = $1
       and not exists (select 1 from payout_reversals v where v.batch_id = c.batch_id)
     order by c.batch_id desc
     limit 1`,
    [batchId],
  );
  return rows[0]?.id;
}

/** Whether somebody reversed a payout. */
export async function isReversed(db: Queryable, batchId: number): Promise<boolean> {
  const { rows } = await db.query('select 1 from payout_reversals where batch_id = $1', [batchId]);
  return rows.length > 0;
}
