import { readDashboardStats } from '#core/contract/accounts/staff.ts';
import { readQueue } from '#core/contract/office/queue.ts';
import { callQuery } from '#web/office/cache/call-query.ts';

// What the frame keeps fresh, whatever screen is open.

/** The leads to call, in order; the frame asks again when the news report a changed queue. */
export const queueQuery = callQuery(
  readQueue,
  {},
  // Data in the document is as fresh as an answer.
  { staleTime: ({ state }) => (state.dataUpdateCount === 0 ? 5000 : 0) },
);

/**
 * The five figures. If counting is slow, the server caches them for up to a minute. News of a lead
 * may then bring old figures, so they are also reloaded on a timer.
 */
export const statsQuery = callQuery(readDashboardStats, {}, { refetchInterval: 60_000 });
