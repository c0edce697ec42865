import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';

/** How many referrals an affiliate has whose lead was not deleted, and has qualified. */
export interface ReferralCounts {
  total: number;
  qualified: number;
}

// Spelled out: in a select of one table Drizzle writes its columns bare, and a bare id here would
// be the referral's own. A referral of a deleted lead counts for nothing; those are few, so they are
// looked up once for the whole page instead of every referral's lead. Both are counted in one look.
export const referralCounts = sql<ReferralCounts>`(
  select json_build_object(
    'total', count(*),
    'qualified', count(*) filter (where referrals.status in ('qualified', 'approved', 'paid'))
  )
  from referrals
  where referrals.affiliate_id = affiliates.id
    and referrals.lead_id not in (select leads.id from leads where leads.deleted_at is not null)
)`;

// A range of one: while few affiliates have anything in the ledger, the planner takes any of them for
// one with a great part of it, and reads all of it for each.
const isTheirs = sql`
  commission_ledger.affiliate_id >= affiliates.id and commission_ledger.affiliate_id <= affiliates.id`;

function sumOfLedger(condition: SQL) {
  return sql<number>`(
    select coalesce(sum(amount_cents), 0)::bigint
    from commission_ledger
    where ${isTheirs} and ${condition}
  )`.mapWith(Number);
}

// A line of the ledger is its effect on what is owed: a payout is negative.
const earnedCents = sumOfLedger(sql`kind <> 'payout'`);
/** Earned and not yet paid. */
export const owedCents = sumOfLedger(sql`true`);
/** What was paid, as a negative amount. */
export const paidOutCents = sumOfLedger(sql`kind = 'payout'`);

/** What a partner's referrals come to, beside the columns of `affiliates`; cents of US dollars. */
export const affiliateTotals = {
  referrals: referralCounts,
  totalCommissions: earnedCents,
};

/** What the ledger owes an affiliate and paid out, the latter as a negative amount; US cents. */
export async function findLedgerSums(db: Queryable, affiliateId: number) {
  const { rows } = await db.query<{ owedCents: number; paidOutCents: number }>(
    `select
       coalesce(sum(amount_cents), 0)::bigint as "owedCents",
       coalesce(sum(amount_cents) filter (where kind = 'payout'), 0)::bigint as "paidOutCents"
     from commission_ledger
     where affiliate_id = $1`,
    [affiliateId],
  );
  return rows[0]!;
}
