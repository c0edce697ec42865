import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { readDashboardActivity, readDashboardStats } from '#core/contract/staff.ts';
import { call } from '#web/kit/api.ts';
import type { InteractionRow, LeadRow } from '../api-types.ts';

export const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }) => call(readDashboardStats, { signal }),
});

export const activityQuery = queryOptions({
  queryKey: ['dashboard', 'activity'],
  queryFn: ({ signal }) => call(readDashboardActivity, { signal }),
});

export type Activity = UseQueryResult<{ leads: LeadRow[]; interactions: InteractionRow[] }>;

/** How many of the newest stand on the overview. */
export const recentCount = 5;
