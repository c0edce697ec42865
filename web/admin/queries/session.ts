import { queryOptions } from '@tanstack/react-query';
import { readStaffSession } from '#core/contract/staff.ts';
import { call } from '#web/kit/api.ts';

const fiveMinutes = 300_000;

/** Who is signed in; asked again after five minutes. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(readStaffSession, { signal }),
  staleTime: fiveMinutes,
  gcTime: fiveMinutes,
  retry: false,
});
