import type { MadeOutTo } from '#core/domain/partners/payee.ts';
import type { Queryable } from '#server/db/queryable.ts';

export interface YearPart extends MadeOutTo {
  affiliateId: number;
  year: number;
  paidCents: number;
}

// By the day of the payment, which is one of the lender's time zone. Of the names under which
// someone was paid the newest is first.
const parts = (where: string) => `
select paid.affiliate_id as "affiliateId", paid.payee, paid.payee_name as "payeeName",
  extract(year from b.paid_on)::int as year, sum(paid.cents)::float8 as "paidCents"
from (
  select batch_id, affiliate_id, payee, payee_name, due_cents as cents from payout_items
  union all
  select batch_id, affiliate_id, payee, payee_name, amount_cents from payout_corrections
) paid
join payout_batches b on b.id = paid.batch_id
where ${where}
  and not exists (select 1 from payout_reversals v where v.batch_id = b.id)
group by paid.affiliate_id, paid.payee, paid.payee_name, year
order by year desc, "affiliateId", max(b.created_at) desc, paid.payee, paid.payee_name`;

/** Payments to affiliates by calendar year, newest first, without reversed payouts. */
export async function findYearParts(db: Queryable): Promise<YearPart[]> {
  const { rows } = await db.query<YearPart>(parts('true'));
  return rows;
}

/** The same for one affiliate. */
export async function findOwnYearParts(db: Queryable, affiliateId: number): Promise<YearPart[]> {
  const { rows } = await db.query<YearPart>(parts('paid.affiliate_id = $1'), [affiliateId]);
  return rows;
}

/** The same for one year. */
export async function findPartsOfYear(db: Queryable, year: number): Promise<YearPart[]> {
  const { rows } = await db.query<YearPart>(parts('extract(year from b.paid_on) = $1::int'), [
    year,
  ]);
  return rows;
}
