import { queryOptions } from '@tanstack/react-query';
import { readAffiliateSession } from '#core/contract/affiliate/account.ts';
import { call } from '#web/kit/api.ts';

/** Who is signed in, and whether an admin acts in that name. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(readAffiliateSession, { signal }),
  retry: false,
});
