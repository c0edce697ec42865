import type { JobKind } from '#server/db/jobs/job.ts';
import { assignLeads, type QueueNeeds } from './assign-leads.ts';
import { returnLeads } from './return-leads.ts';

// Storing an application wakes the workers, so this job runs again soon; without a new lead it runs
// every 15 seconds.
const pauseMs = 200;
// It makes no difference whether a lead goes back a few seconds later.
const betweenReturnsMs = 10_000;

/**
 * Gives new leads to who is on shift, and takes back those that were not answered; the latter not
 * with each new lead.
 */
export function tendQueue(needs: QueueNeeds): () => Promise<void> {
  let returnedAt = -Infinity;
  return async () => {
    while (await assignLeads(needs)) {}
    if (performance.now() - returnedAt > betweenReturnsMs) {
      returnedAt = performance.now();
      while (await returnLeads(needs)) {}
    }
  };
}

export function queueJob(needs: QueueNeeds): JobKind {
  const tend = tendQueue(needs);
  return {
    kind: 'tend_queue',
    leaseSeconds: 60,
    nextRun: (after) => new Date(after.getTime() + pauseMs),
    run: async () => {
      await tend();
      return { status: 'done' };
    },
  };
}
