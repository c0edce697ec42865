import type { AffiliateActor } from '#server/platform/actor.ts';
import { sumCommissions } from '../affiliates/sum-commissions.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { presentStats } from './present.ts';
import { countOwnReferrals } from './queries.ts';
import { readTraffic } from './read-traffic.ts';

/** What an affiliate's own referrals come to; today is the lender's, commissions are US cents. */
export async function readOwnStats({ db, actor, config, now }: Context<AffiliateActor>) {
  const [counts, traffic, commissions] = await Promise.all([
    countOwnReferrals(db, leadScopeOf(actor), { now, timeZone: config.timeZone }),
    readTraffic(db, actor.id),
    sumCommissions(db, actor.id),
  ]);
  return presentStats(counts, traffic, commissions);
}
