import { queryOptions } from '@tanstack/react-query';
import { readDashboardActivity, readDashboardStats } from '#core/contract/staff.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/shell/noun-keys.ts';

export const dashboardKeys = nounKeys('dashboard');

/** The five figures. */
export const statsQuery = queryOptions({
  queryKey: dashboardKeys.one('stats'),
  queryFn: ({ signal }) => call(readDashboardStats, { signal }),
});

/** The newest leads and interactions. */
export const activityQuery = queryOptions({
  queryKey: dashboardKeys.one('activity'),
  queryFn: ({ signal }) => call(readDashboardActivity, { signal }),
});
