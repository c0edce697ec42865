import type { AffiliateActor } from '#server/platform/actor.ts';
import { sumCommissions } from '../affiliates/count-affiliates.ts';
import type { Context } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { countOwnReferrals, findTraffic, type Traffic } from './queries.ts';

/**
 * Totals of an affiliate's referrals, in US cents; today is the lender's day. While the program
 * pays no commissions, pending is null; paid amounts are still shown.
 */
export async function readOwnStats(context: Context<AffiliateActor>) {
  const { db, actor, config, now, programme } = context;
  const { paysCommissions } = await programme.currentTerms();
  const [counts, traffic, commissions] = await Promise.all([
    countOwnReferrals(db, leadScopeOf(actor), { now, timeZone: config.timeZone }),
    findTraffic(db, actor.id),
    sumCommissions(db, actor.id),
  ]);
  const { pendingCommissions, paidCommissions } = commissions;
  return presentStats(counts, traffic, {
    pendingCommissions: paysCommissions ? pendingCommissions : null,
    paidCommissions,
  });
}

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
function presentStats(counts: Counts, traffic: Traffic, commissions: Commissions) {
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
