import { queryOptions } from '@tanstack/react-query';
import { listAffiliates } from '#core/contract/affiliates.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/shell/noun-keys.ts';

export const affiliateKeys = nounKeys('affiliates');

const oneActive = {
  status: 'active',
  pageSize: 1,
} as const;

/** How many partners are active: the total of a page that hardly has a row. */
export const activeAffiliatesQuery = queryOptions({
  queryKey: affiliateKeys.list(oneActive),
  queryFn: ({ signal }) =>
    call(listAffiliates, {
      query: oneActive,
      signal,
    }),
});
