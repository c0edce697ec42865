import type { Queryable } from '#server/db/queryable.ts';

/** What the referrals of an affiliate come to. */
export interface AffiliateCounts {
  /** How many there are whose lead was not deleted. */
  referrals: number;
  /** And how many of these have qualified. */
  qualified: number;
  /** US cents, paid out or not. */
  earnedCents: number;
  /** As a negative amount. */
  paidOutCents: number;
}

/** The kinds that `counts_of_referral` writes. */
const names = {
  referrals: 'referrals',
  qualified_referrals: 'qualified',
  earned_cents: 'earnedCents',
  paid_out_cents: 'paidOutCents',
} as const;

/** What somebody new has. */
export const noReferrals: AffiliateCounts = {
  referrals: 0,
  qualified: 0,
  earnedCents: 0,
  paidOutCents: 0,
};

/**
 * What the referrals of these affiliates come to, by number; exact, without reading them. The answer
 * knows everybody: whoever never referred anybody has nothing.
 */
export async function countAffiliates(
  db: Queryable,
  ids: readonly number[],
): Promise<(id: number) => AffiliateCounts> {
  const { rows } = await db.query<{ id: number; kind: keyof typeof names; count: number }>({
    name: 'counts_of_affiliates',
    text: `select affiliate_id as id, kind, count from counts_of_affiliates($1)`,
    values: [ids],
  });
  const found = new Map<number, AffiliateCounts>();
  for (const { id, kind, count } of rows) {
    const before = found.get(id) ?? noReferrals;
    found.set(id, { ...before, [names[kind]]: count });
  }
  return (id) => found.get(id) ?? noReferrals;
}
