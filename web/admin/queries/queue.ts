import { queryOptions } from '@tanstack/react-query';
import { readOffice, readQueue } from '#core/contract/queue.ts';
import type { ReportRange } from '#core/contract/reports.ts';
import { listStaffNames } from '#core/contract/staff/members.ts';
import { leadWorkers } from '#core/domain/staff-role.ts';
import { call } from '#web/kit/api.ts';
import { queueKeys } from './keys.ts';

/** Whom to call, in that order; the frame asks again when the news tell of another queue. */
export const queueQuery = queryOptions({
  queryKey: queueKeys.all,
  queryFn: ({ signal }) => call(readQueue, { signal }),
  staleTime: 0,
});

const fiveMinutes = 300_000;

export const staffNamesQuery = queryOptions({
  queryKey: ['staff-names'],
  queryFn: ({ signal }) => call(listStaffNames, { signal }),
  staleTime: fiveMinutes,
});

type Name = Awaited<ReturnType<typeof call<typeof listStaffNames>>>['items'][number];

/** Whether leads are given to a colleague. */
export function mayOwn({ role, isActive }: Name): boolean {
  return isActive && leadWorkers.includes(role);
}

/**
 * Any member's action can change it, so it is counted again whenever it is shown, and every minute.
 */
export const officeQuery = (range: ReportRange) =>
  queryOptions({
    queryKey: ['office', range],
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: ({ signal }) => call(readOffice, { query: { range }, signal }),
  });
