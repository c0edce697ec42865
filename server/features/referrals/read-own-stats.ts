import type { AffiliateActor } from '#server/platform/actor.ts';
import { sumCommissions } from '../affiliates/sum-commissions.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { presentStats } from './present.ts';
import { countOwnReferrals } from './queries.ts';
import { readTraffic } from './read-traffic.ts';

const noCommissions = {
  pendingCommissions: null,
  paidCommissions: null,
};

/**
 * What an affiliate's own referrals come to; today is the lender's, commissions are US cents, and
 * null while the programme pays none.
 */
export async function readOwnStats(context: Context<AffiliateActor>) {
  const { db, actor, config, now, programme } = context;
  const { paysCommissions } = await programme.currentTerms();
  const [counts, traffic, commissions] = await Promise.all([
    countOwnReferrals(db, leadScopeOf(actor), { now, timeZone: config.timeZone }),
    readTraffic(db, actor.id),
    paysCommissions ? sumCommissions(db, actor.id) : noCommissions,
  ]);
  return presentStats(counts, traffic, commissions);
}
