import type { AffiliateActor } from '#server/platform/actor.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { presentOwnReferrals } from './present-own-referrals.ts';
import { countOwnReferrals, ownReferralList, type ReferralFilters } from './queries.ts';

/** What a list of own referrals can be asked. */
export type ReferralQuery = PageQuery<'createdAt' | 'name' | 'homePrice' | 'status'> &
  ReferralFilters;

/**
 * A page of the own referrals with their leads, newest first unless it is asked otherwise; the total
 * of all of them is exact.
 */
export async function listOwnReferrals(context: Context<AffiliateActor>, query: ReferralQuery) {
  const { db, actor, config, now, programme } = context;
  const terms = await programme.currentTerms();
  const scope = leadScopeOf(actor);
  const count = async () => {
    const { total } = await countOwnReferrals(db, scope, { now, timeZone: config.timeZone });
    return { total, totalIsEstimate: false };
  };
  const isAll = !query.q && !query.status;
  const isInOrder = isAll && query.sort === 'createdAt';
  const { items, ...page } = await findPage(
    db,
    ownReferralList(scope, query, terms.partnerSees),
    query,
    (row) => row,
    { ...(isAll && { count }), isInOrder },
  );
  return { ...page, items: await presentOwnReferrals({ db, actor, terms }, items) };
}
