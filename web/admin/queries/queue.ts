import { readOffice, readQueue } from '#core/contract/office/queue.ts';
import type { ReportRange } from '#core/contract/operations/reports.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { queueKeys } from './keys.ts';

/** The leads to call, in order; the frame asks again when the news report a changed queue. */
export const queueQuery = callQuery(
  queueKeys.all,
  readQueue,
  {},
  // Data in the document is as fresh as an answer.
  { staleTime: ({ state }) => (state.dataUpdateCount === 0 ? 5000 : 0) },
);

/** Any member's action can change it, so it is reloaded whenever it is shown, and every minute. */
export const officeQuery = (range: ReportRange) =>
  callQuery(
    ['office', range],
    readOffice,
    { query: { range } },
    { staleTime: 0, refetchInterval: 60_000 },
  );
