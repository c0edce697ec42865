import { queryOptions } from '@tanstack/react-query';
import { readCommission, readCommissionSums } from '#core/contract/commission/commissions.ts';
import { readDue, readPayout, readPayoutStatement } from '#core/contract/commission/payouts.ts';
import { call } from '#web/kit/api.ts';
import { commissionKeys, commissionSumsKey, payoutKeys } from './keys.ts';

/** What referrals earned by their state, of all affiliates or of one. */
export function commissionSumsQuery(affiliate?: number) {
  return queryOptions({
    queryKey: [...commissionSumsKey, affiliate ?? null],
    queryFn: ({ signal }) => call(readCommissionSums, { query: { affiliate }, signal }),
  });
}

export function commissionQuery(id: number) {
  return queryOptions({
    queryKey: commissionKeys.one(id),
    queryFn: ({ signal }) => call(readCommission, { params: { id }, signal }),
  });
}

/** What a payout would pay now. Never from memory: it is what somebody agrees to. */
export const dueQuery = queryOptions({
  queryKey: [...payoutKeys.all, 'due'],
  queryFn: ({ signal }) => call(readDue, { query: {}, signal }),
  staleTime: 0,
  gcTime: 0,
});

/** One payout with what each affiliate was paid. */
export function payoutQuery(id: number) {
  return queryOptions({
    queryKey: payoutKeys.one(id),
    queryFn: ({ signal }) => call(readPayout, { params: { id }, signal }),
  });
}

/** What one payout paid to one affiliate; numbers as they stand in the address. */
export function statementQuery(id: string, affiliateId: string) {
  return queryOptions({
    queryKey: [...payoutKeys.one(id), 'statement', affiliateId],
    queryFn: ({ signal }) => call(readPayoutStatement, { params: { id, affiliateId }, signal }),
  });
}
