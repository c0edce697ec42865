import { queryOptions } from '@tanstack/react-query';
import { readOwnStats } from '#core/contract/affiliate/referrals.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

/** What is known of the own referrals: the figures, the list and the leads behind them. */
export const referralKeys = nounKeys('referrals');

export const statsQuery = queryOptions({
  queryKey: referralKeys.one('stats'),
  queryFn: ({ signal }) => call(readOwnStats, { signal }),
});
