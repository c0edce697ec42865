import type { Queryable } from '#server/db/queryable.ts';

// No lead scope: counts leads for those who read all affiliates, and shows none.

export const noReferrals = {
  /** Referrals whose lead was not deleted; those of an erased person still count. */
  referrals: 0,
  qualified: 0,
  /** US cents, paid out or not. */
  earnedCents: 0,
  /** US cents, as a negative amount. */
  paidOutCents: 0,
};

export type AffiliateCounts = typeof noReferrals;

const countText = `
select asked.id, referred.*, booked.*
from unnest($1::bigint[]) as asked (id)
cross join lateral (
  select
    count(*)::int as referrals,
    (count(*) filter (where status in ('qualified', 'approved', 'paid')))::int as qualified
  from referrals
  where affiliate_id = asked.id
    and lead_id not in (
      select id from leads where deleted_at is not null and deleted_at is distinct from sealed_at
    )
) referred
cross join lateral (
  select
    coalesce(sum(amount_cents) filter (where kind not in ('payout', 'reversal')), 0)::bigint as "earnedCents",
    coalesce(sum(amount_cents) filter (where kind in ('payout', 'reversal')), 0)::bigint as "paidOutCents"
  from commission_ledger
  where affiliate_id = asked.id
) booked`;

/** Exact totals of these affiliates' referrals, by affiliate id. */
export async function countAffiliates(
  db: Queryable,
  ids: readonly number[],
): Promise<(id: number) => AffiliateCounts> {
  const { rows } = await db.query<{ id: number } & AffiliateCounts>({
    name: 'count_affiliates',
    text: countText,
    values: [ids],
  });
  const found = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return (id) => found.get(id) ?? noReferrals;
}

/** How many leads an affiliate sent, and what the ledger owes and paid for them, in US cents. */
export async function sumCommissions(db: Queryable, affiliateId: number) {
  const countsOf = await countAffiliates(db, [affiliateId]);
  const { referrals, qualified, earnedCents, paidOutCents } = countsOf(affiliateId);
  return {
    totalReferrals: referrals,
    qualifiedReferrals: qualified,
    pendingCommissions: earnedCents + paidOutCents,
    // The ledger stores payouts as negative amounts.
    paidCommissions: 0 - paidOutCents,
  };
}
