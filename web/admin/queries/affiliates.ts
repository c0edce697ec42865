import { queryOptions } from '@tanstack/react-query';
import { listAffiliates, readAffiliate, readAffiliateStats } from '#core/contract/affiliates.ts';
import { call } from '#web/kit/api.ts';
import { type NounKeys, nounKeys } from '#web/office/cache/noun-keys.ts';

export const affiliateKeys = nounKeys('affiliates');

export const deletedAffiliateKeys: NounKeys = {
  ...affiliateKeys,
  list: (...asked) => affiliateKeys.list('deleted', ...asked),
};

const oneActive = { status: 'active', pageSize: 1 } as const;

/** How many partners are active: the total of a page that hardly has a row. */
export const activeAffiliatesQuery = queryOptions({
  queryKey: affiliateKeys.list(oneActive),
  queryFn: ({ signal }) => call(listAffiliates, { query: oneActive, signal }),
});

/** The active partners whom a lead can be credited to, who fit what was typed. */
export function candidatesQuery(q: string) {
  const query = {
    ...(q !== '' && { q }),
    status: 'active',
    sort: 'firstName',
    direction: 'asc',
    pageSize: 7,
  } as const;
  return queryOptions({
    queryKey: affiliateKeys.list('candidates', query),
    queryFn: ({ signal }) => call(listAffiliates, { query, signal }),
    staleTime: 0,
  });
}

export function affiliateQuery(id: string) {
  return queryOptions({
    queryKey: affiliateKeys.one(id),
    queryFn: ({ signal }) => call(readAffiliate, { params: { id }, signal }),
  });
}

export function affiliateStatsQuery(id: number) {
  return queryOptions({
    queryKey: [...affiliateKeys.one(id), 'stats'],
    queryFn: ({ signal }) => call(readAffiliateStats, { params: { id }, signal }),
  });
}
