import type { Traffic } from './queries.ts';

interface Counts {
  total: number;
  qualified: number;
  today: number;
}

interface Commissions {
  pendingCommissions: number | null;
  paidCommissions: number | null;
}

/** The figures of the dashboard; the rate is leads of a hundred visits, 0 without a visit. */
export function presentStats(counts: Counts, traffic: Traffic, commissions: Commissions) {
  const rate = traffic.visits === 0 ? 0 : counts.total / traffic.visits;
  return {
    totalReferrals: counts.total,
    qualifiedReferrals: counts.qualified,
    todayLeads: counts.today,
    referralTraffic: traffic.visits,
    calculatorUses: traffic.calculations,
    conversionRate: Math.round(rate * 10_000) / 100,
    ...commissions,
  };
}
