import { queryOptions } from '@tanstack/react-query';
import { readEarnings, readOwnStatement } from '#core/contract/affiliate/earnings.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const earningKeys = nounKeys('earnings');

/** What the own referrals earned, and whether the program pays anything at all. */
export const earningsQuery = queryOptions({
  queryKey: [...earningKeys.all, 'sums'],
  queryFn: ({ signal }) => call(readEarnings, { signal }),
});

export function statementQuery(id: string) {
  return queryOptions({
    queryKey: earningKeys.one(id),
    queryFn: ({ signal }) => call(readOwnStatement, { params: { id }, signal }),
  });
}
