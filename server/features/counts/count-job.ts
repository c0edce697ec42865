import type { JobKind } from '#server/db/jobs/job.ts';
import { type CountNeeds, countNewRows } from './count-new-rows.ts';

const minuteMs = 60_000;

// The worker does one job after the other: mails do not wait longer for a large database that is
// counted for the first time.
const mostMs = 5000;

/**
 * Every minute: what came since is added to the counts of each day. While there is more, whatever
 * else is due comes between.
 */
export function countJob(needs: CountNeeds): JobKind {
  let hasMore = false;
  return {
    kind: 'count_new_rows',
    leaseSeconds: 600,
    nextRun: (after) => new Date(hasMore ? after : after.getTime() + minuteMs),
    run: async () => {
      hasMore = await countNewRows(needs, { mostMs });
      return { status: 'done' };
    },
  };
}
