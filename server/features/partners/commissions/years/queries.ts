import type { MadeOutTo } from '#core/domain/partners/payee.ts';
import type { Queryable } from '#server/db/queryable.ts';

export interface YearPart extends MadeOutTo {
  affiliateId: number;
  payeeId: number;
  year: number;
  paidCents: number;
}

// By the day of the payment, which is one of the lender's time zone. Of the names under which
// someone was paid the newest is first.
const parts = (where: string) => `
select affiliate_id as "affiliateId", payee_id as "payeeId", payee, payee_name as "payeeName",
  extract(year from paid_on)::int as year, sum(cents)::float8 as "paidCents"
from standing_parts
where sent_at is not null and ${where}
group by affiliate_id, payee_id, payee, payee_name, year
order by year desc, "affiliateId", max(sent_at) desc, payee, payee_name`;

/** Payments to affiliates by calendar year, newest first, without what was reversed or came back. */
export async function findYearParts(db: Queryable): Promise<YearPart[]> {
  const { rows } = await db.query<YearPart>(parts('true'));
  return rows;
}

/** The same for one affiliate. */
export async function findOwnYearParts(db: Queryable, affiliateId: number): Promise<YearPart[]> {
  const { rows } = await db.query<YearPart>(parts('affiliate_id = $1'), [affiliateId]);
  return rows;
}

/** The same for one year. */
export async function findPartsOfYear(db: Queryable, year: number): Promise<YearPart[]> {
  const { rows } = await db.query<YearPart>(parts('extract(year from paid_on) = $1::int'), [year]);
  return rows;
}
