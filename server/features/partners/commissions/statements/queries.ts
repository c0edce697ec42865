import type { Queryable } from '#server/db/queryable.ts';

// The payments of one affiliate, numbered from 1; what was reversed or came back keeps its number.
const numbered = `
select b.id as "payoutId", row_number() over (order by b.sent_at, b.id)::int as number,
  b.paid_on::text as "paidOn", (
    select string_agg(distinct own.reference, ', ') from payout_payees own
    where own.batch_id = b.id and own.affiliate_id = $1) as reference,
  paid.cents::float8 as "totalCents", paid.returned::float8 as "returnedCents",
  v.reversed_at as "reversedAt"
from payout_batches b
left join payout_reversals v on v.batch_id = b.id
join (
  select part.batch_id, sum(cents) as cents,
    coalesce(sum(cents) filter (where own.returned_at is not null), 0) as returned
  from payout_parts part
  join payout_payees own on own.batch_id = part.batch_id and own.payee_id = part.payee_id
  where part.affiliate_id = $1 group by part.batch_id
) paid on paid.batch_id = b.id
where b.sent_at is not null`;

interface StatementRow {
  payoutId: number;
  number: number;
  paidOn: string;
  reference: string;
  totalCents: number;
  /** The part of it that came back. */
  returnedCents: number;
  reversedAt: Date | null;
}

/** The statements of one affiliate, newest first, with the amount of each payout. */
export async function findStatements(db: Queryable, affiliateId: number) {
  const { rows } = await db.query<StatementRow>(
    `select "payoutId", number, "paidOn", reference, "totalCents", "returnedCents", "reversedAt"
     from (${numbered}) own order by number desc limit 200`,
    [affiliateId],
  );
  return rows;
}

export async function findStatementNumbers(db: Queryable, payoutId: number) {
  const { rows } = await db.query<{ affiliateId: number; number: number }>(
    `with paid as (
       select distinct own.affiliate_id, own.batch_id, b.sent_at from payout_payees own
       join payout_batches b on b.id = own.batch_id and b.sent_at is not null
     )
     select own.affiliate_id as "affiliateId", count(*)::int as number
     from paid own
     join paid earlier on earlier.affiliate_id = own.affiliate_id
       and (earlier.sent_at, earlier.batch_id) <= (own.sent_at, own.batch_id)
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
