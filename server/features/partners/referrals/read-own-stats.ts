import { sumCommissions } from '../affiliates/count-affiliates.ts';
import type { AffiliateContext } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { countOwnReferrals, findTraffic } from './queries.ts';

/**
 * Totals of an affiliate's referrals, in US cents; today is the lender's day. While the program
 * pays no commissions, pending is null; paid amounts are still shown.
 */
export async function readOwnStats(context: AffiliateContext) {
  const { db, actor, config, now, programme } = context;
  const { paysCommissions } = await programme.currentTerms();
  const [{ total, qualified, today }, { visits, calculations }, commissions] = await Promise.all([
    countOwnReferrals(db, leadScopeOf(actor), { now, timeZone: config.timeZone }),
    findTraffic(db, actor.id),
    sumCommissions(db, actor.id),
  ]);
  const rate = visits === 0 ? 0 : total / visits;
  return {
    totalReferrals: total,
    qualifiedReferrals: qualified,
    todayLeads: today,
    referralTraffic: visits,
    calculatorUses: calculations,
    // Leads of a hundred visits.
    conversionRate: Math.round(rate * 10_000) / 100,
    pendingCommissions: paysCommissions ? commissions.pendingCommissions : null,
    paidCommissions: commissions.paidCommissions,
  };
}
