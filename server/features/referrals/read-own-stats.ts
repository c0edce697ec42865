import type { AffiliateActor } from '#server/platform/actor.ts';
import { sumCommissions } from '../affiliates/count-affiliates.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { presentStats } from './present.ts';
import { countOwnReferrals, findTraffic } from './queries.ts';

/**
 * What an affiliate's own referrals come to; today is the lender's, commissions are US cents. While
 * the programme pays none, what is pending is null, and what was paid is told all the same.
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
