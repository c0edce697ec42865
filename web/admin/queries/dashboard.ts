import { queryOptions } from '@tanstack/react-query';
import {
  type DayRange,
  readLeadReport,
  type ReportRange,
} from '#core/contract/operations/reports.ts';
import { readDashboardActivity, readDashboardStats } from '#core/contract/accounts/staff.ts';
import { dayAfter } from '#core/domain/office/day.ts';
import { call } from '#web/kit/api.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

const reportKeys = nounKeys('reports');

/** The report of the last year; its first day may be a day off if the lender's day differs. */
export const yearReportQuery = queryOptions({
  queryKey: reportKeys.one('year'),
  queryFn: ({ signal }) => {
    const today = new Date().toISOString().slice(0, 10);
    return call(readLeadReport, { query: { from: dayAfter(today, -365), to: today }, signal });
  },
});

export const dashboardKeys = nounKeys('dashboard');

/**
 * The five figures. If counting is slow, the server caches them for up to a minute. News of a lead
 * may then bring old figures, so they are also reloaded on a timer.
 */
export const statsQuery = callQuery(
  dashboardKeys.one('stats'),
  readDashboardStats,
  {},
  { refetchInterval: 60_000 },
);

export const activityQuery = callQuery(dashboardKeys.one('activity'), readDashboardActivity);

export type AskedRange = { readonly range: ReportRange } | DayRange;

export const leadReportQuery = (asked: AskedRange) =>
  callQuery(dashboardKeys.list('report', asked), readLeadReport, { query: asked });
