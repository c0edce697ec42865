import type { JobKind } from '#server/db/jobs/job.ts';
import { countNewTraffic, type TrafficNeeds } from './count-new-traffic.ts';

const everyMs = 600_000;

/**
 * Every ten minutes: what came with partners' codes is added to the counts. While there is more,
 * whatever else is due comes between.
 */
export function trafficJob(needs: TrafficNeeds): JobKind {
  let hasMore = false;
  return {
    kind: 'count_referral_traffic',
    leaseSeconds: 600,
    nextRun: (after) => new Date(hasMore ? after : after.getTime() + everyMs),
    run: async () => {
      hasMore = await countNewTraffic(needs);
      return { status: 'done' };
    },
  };
}
