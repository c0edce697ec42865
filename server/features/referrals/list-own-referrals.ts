import type { AffiliateActor } from '#server/platform/actor.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { presentOwnReferrals } from './present-own-referrals.ts';
import { ownReferralList, type ReferralFilters } from './queries.ts';

/** What a list of own referrals can be asked. */
export type ReferralQuery = PageQuery<'createdAt' | 'name' | 'homePrice' | 'status'> &
  ReferralFilters;

/** A page of the affiliate's own referrals with their leads, newest first unless asked otherwise. */
export async function listOwnReferrals(context: Context<AffiliateActor>, query: ReferralQuery) {
  const { db, actor, programme } = context;
  const terms = await programme.currentTerms();
  const list = ownReferralList(leadScopeOf(actor), query, terms.partnerSees);
  const { items, ...page } = await findPage(db, list, query, (row) => row);
  return { ...page, items: await presentOwnReferrals({ db, actor, terms }, items) };
}
