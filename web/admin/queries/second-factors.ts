import { queryOptions } from '@tanstack/react-query';
import { listSecondFactors } from '#core/contract/staff/second-factor.ts';
import { call } from '#web/kit/api.ts';

export const secondFactorsQuery = queryOptions({
  queryKey: ['second-factors'],
  queryFn: ({ signal }) => call(listSecondFactors, { signal }),
});
