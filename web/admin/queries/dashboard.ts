import { queryOptions } from '@tanstack/react-query';
import { type DayRange, readLeadReport, type ReportRange } from '#core/contract/reports.ts';
import { readDashboardActivity, readDashboardStats } from '#core/contract/staff.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const dashboardKeys = nounKeys('dashboard');

/**
 * The five figures. The server keeps them for up to a minute if they take long to count: then news of
 * a lead is answered with older ones, so they are asked for again by the clock.
 */
export const statsQuery = queryOptions({
  queryKey: dashboardKeys.one('stats'),
  refetchInterval: 60_000,
  queryFn: ({ signal }) => call(readDashboardStats, { signal }),
});

export const activityQuery = queryOptions({
  queryKey: dashboardKeys.one('activity'),
  queryFn: ({ signal }) => call(readDashboardActivity, { signal }),
});

export type AskedRange = { readonly range: ReportRange } | DayRange;

export const leadReportQuery = (asked: AskedRange) =>
  queryOptions({
    queryKey: dashboardKeys.list('report', asked),
    queryFn: ({ signal }) => call(readLeadReport, { query: asked, signal }),
  });
