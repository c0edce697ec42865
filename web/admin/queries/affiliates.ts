import { readBasis } from '#core/contract/partners/affiliate/basis.ts';
import { listReviews } from '#core/contract/partners/affiliate/review.ts';
import {
  listAffiliates,
  readAffiliate,
  readAffiliateStats,
} from '#core/contract/partners/affiliates.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { type NounKeys, nounKeys } from '#web/office/cache/noun-keys.ts';

export const affiliateKeys = nounKeys('affiliates');

export const deletedAffiliateKeys: NounKeys = {
  ...affiliateKeys,
  list: (...asked) => affiliateKeys.list('deleted', ...asked),
};

export const reviewKeys: NounKeys = {
  ...affiliateKeys,
  list: (...asked) => affiliateKeys.list('reviews', ...asked),
};

const oneReview = { pageSize: 1 } as const;

/** How many partners wait for a review: the total of a minimal page. */
export const waitingReviewsQuery = callQuery(reviewKeys.list(oneReview), listReviews, {
  query: oneReview,
});

const oneActive = { status: 'active', pageSize: 1 } as const;

/** How many partners are active: the total of a minimal page. */
export const activeAffiliatesQuery = callQuery(affiliateKeys.list(oneActive), listAffiliates, {
  query: oneActive,
});

/** The active partners that match the typed text and can be credited with a lead. */
export function candidatesQuery(q: string) {
  const query = {
    ...(q !== '' && { q }),
    status: 'active',
    sort: 'firstName',
    direction: 'asc',
    pageSize: 7,
  } as const;
  return callQuery(
    affiliateKeys.list('candidates', query),
    listAffiliates,
    { query },
    { staleTime: 0 },
  );
}

export const affiliateQuery = (id: string) =>
  callQuery(affiliateKeys.one(id), readAffiliate, { params: { id } });

export const basisQuery = (id: number) =>
  callQuery([...affiliateKeys.one(id), 'basis'], readBasis, { params: { id } });

export const affiliateStatsQuery = (id: number) =>
  callQuery([...affiliateKeys.one(id), 'stats'], readAffiliateStats, { params: { id } });
