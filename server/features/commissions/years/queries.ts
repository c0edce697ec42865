import type { Queryable } from '#server/db/queryable.ts';

interface YearTotal {
  affiliateId: number;
  year: number;
  paidCents: number;
}

// By the day of the payment, which is one of the lender's time zone.
const totals = (where: string) => `
select paid.affiliate_id as "affiliateId",
  extract(year from b.paid_on)::int as year, sum(paid.cents)::float8 as "paidCents"
from (
  select batch_id, affiliate_id, due_cents as cents from payout_items
  union all
  select batch_id, affiliate_id, amount_cents from payout_corrections
) paid
join payout_batches b on b.id = paid.batch_id
where ${where}
  and not exists (select 1 from payout_reversals v where v.batch_id = b.id)
group by 1, 2
order by year desc, "affiliateId"`;

/** What affiliates were paid in each calendar year, the newest first; reversed payouts left out. */
export async function findYearTotals(db: Queryable): Promise<YearTotal[]> {
  const { rows } = await db.query<YearTotal>(totals('true'));
  return rows;
}

/** The same for one affiliate. */
export async function findOwnYears(db: Queryable, affiliateId: number): Promise<YearTotal[]> {
  const { rows } = await db.query<YearTotal>(totals('paid.affiliate_id = $1'), [affiliateId]);
  return rows;
}

/** The same for one year. */
export async function findTotalsOfYear(db: Queryable, year: number): Promise<YearTotal[]> {
  const { rows } = await db.query<YearTotal>(totals('extract(year from b.paid_on) = $1::int'), [
    year,
  ]);
  return rows;
}
