import type { JobKind } from '#server/db/jobs/job.ts';
import { type CountNeeds, countNewRows } from './count-new-rows.ts';

const minuteMs = 60_000;

/** Every minute: what came since is added to the counts of each day. */
export function countJob(needs: CountNeeds): JobKind {
  return {
    kind: 'count_new_rows',
    leaseSeconds: 600,
    nextRun: (after) => new Date(after.getTime() + minuteMs),
    run: async () => {
      await countNewRows(needs);
      return { status: 'done' };
    },
  };
}
