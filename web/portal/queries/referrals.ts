import { readOwnNews } from '#core/contract/partners/affiliate/news.ts';
import { readOwnStats } from '#core/contract/partners/affiliate/referrals.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

/** Queries about the affiliate's referrals: the figures, the list and the leads behind them. */
export const referralKeys = nounKeys('referrals');

export const statsQuery = callQuery(referralKeys.one('stats'), readOwnStats);

/** Changes since the last visit. */
export const newsQuery = callQuery(referralKeys.one('news'), readOwnNews);
