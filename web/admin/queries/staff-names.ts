import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listStaffNames } from '#core/contract/staff/members.ts';
import { call } from '#web/kit/api.ts';

const fiveMinutes = 300_000;

const staffNamesQuery = queryOptions({
  queryKey: ['staff-names'],
  queryFn: ({ signal }) => call(listStaffNames, { signal }),
  staleTime: fiveMinutes,
});

/** What members of staff are called, by their number; asked for once it is needed. */
export function useStaffNames(isNeeded: boolean): (id: number) => string {
  const { data } = useQuery({ ...staffNamesQuery, enabled: isNeeded });
  return useCallback((id) => data?.items.find((one) => one.id === id)?.name ?? '', [data]);
}
