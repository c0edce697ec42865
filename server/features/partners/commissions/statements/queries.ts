import type { Queryable } from '#server/db/queryable.ts';

// The payouts of one affiliate, numbered from 1; a reversed payout keeps its number.
const numbered = `
select b.id as "payoutId", row_number() over (order by b.created_at, b.id)::int as number,
  b.paid_on::text as "paidOn", b.reference, paid.cents::float8 as "totalCents",
  v.reversed_at as "reversedAt", b.created_at
from payout_batches b
left join payout_reversals v on v.batch_id = b.id
join (
  select batch_id, sum(cents) as cents from (
    select batch_id, due_cents as cents from payout_items where affiliate_id = $1
    union all
    select batch_id, amount_cents from payout_corrections where affiliate_id = $1
  ) parts group by batch_id
) paid on paid.batch_id = b.id`;

interface StatementRow {
  payoutId: number;
  number: number;
  paidOn: string;
  reference: string;
  totalCents: number;
  reversedAt: Date | null;
}

/** The statements of one affiliate, newest first, with the amount of each payout. */
export async function findStatements(db: Queryable, affiliateId: number) {
  const { rows } = await db.query<StatementRow>(
    `select "payoutId", number, "paidOn", reference, "totalCents", "reversedAt"
     from (${numbered}) own order by number desc limit 200`,
    [affiliateId],
  );
  return rows;
}

/** The number of each affiliate's statement of a payout, by affiliate. */
export async function findStatementNumbers(
  db: Queryable,
  payoutId: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query<{ affiliateId: number; number: number }>(
    `with paid as (
       select affiliate_id, batch_id from payout_items
       union
       select affiliate_id, batch_id from payout_corrections
     )
     select own.affiliate_id as "affiliateId", count(*)::int as number
     from paid own
     join payout_batches this on this.id = own.batch_id
     join paid earlier on earlier.affiliate_id = own.affiliate_id
     join payout_batches b on b.id = earlier.batch_id
       and (b.created_at, b.id) <= (this.created_at, this.id)
     where own.batch_id = $1
     group by own.affiliate_id`,
    [payoutId],
  );
  return new Map(rows.map(({ affiliateId, number }) => [affiliateId, number]));
}

/** The number of an affiliate's statement of a payout, counted per affiliate from 1. */
export async function findStatementNumber(db: Queryable, affiliateId: number, payoutId: number) {
  const { rows } = await db.query<Pick<StatementRow, 'number'>>(
    `select number from (${numbered}) own where "payoutId" = $2`,
    [affiliateId, payoutId],
  );
  return rows[0]?.number;
}
