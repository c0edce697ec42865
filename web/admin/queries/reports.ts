import { queryOptions } from '@tanstack/react-query';
import { dayAfter, readLeadReport } from '#core/contract/reports.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

const reportKeys = nounKeys('reports');

/** The report of the last year; its first day may be a day off where the lender's day is another. */
export const yearReportQuery = queryOptions({
  queryKey: reportKeys.one('year'),
  queryFn: ({ signal }) => {
    const today = new Date().toISOString().slice(0, 10);
    return call(readLeadReport, { query: { from: dayAfter(today, -365), to: today }, signal });
  },
});
