import type { JobKind } from '#server/db/jobs/job.ts';
import { system } from '#server/platform/actor.ts';
import { lockReturning, lockUntold } from './queries.ts';
import { auditChanges, transactionOfMany } from '../../transaction.ts';
import { sendApologies } from './send-apologies.ts';
import { assignLeads, type QueueNeeds } from './assign-leads.ts';
import { officeTerms } from './office-terms.ts';
import { takeBack } from './take-back.ts';

/** Limit per batch, and so per mail. */
const leadsAtOnce = 100;

/**
 * Returns leads that were not answered in time to the queue. Reports these to the admins, and leads
 * that no one took in the same time; each unowned lead once. Returns whether there may be more.
 */
export async function returnLeads(services: QueueNeeds): Promise<boolean> {
  const { clock, config } = services;
  const now = clock.now();
  const office = await officeTerms(services);
  const writer = { ...services, actor: system, ipAddress: null };
  const count = await transactionOfMany(writer, async (tx) => {
    const returning = await lockReturning(tx, now, leadsAtOnce);
    const untold = await lockUntold(tx, office.marksAt(now), leadsAtOnce - returning.length);
    const late = [...returning, ...untold];
    const changes = await takeBack(tx, config, late);
    return { changes: await auditChanges(tx, writer, changes), result: late.length };
  });
  if (count > 0) {
    services.wakeJobs();
  }
  return count === leadsAtOnce;
}

// Storing an application wakes the workers, so this job runs again soon; without a new lead it runs
// every 15 seconds.
const pauseMs = 200;
// It makes no difference whether a lead goes back a few seconds later.
const betweenReturnsMs = 10_000;

/**
 * Gives new leads to members on shift, and takes back those that were not answered; the latter not
 * with each new lead.
 */
export function tendQueue(needs: QueueNeeds): () => Promise<void> {
  let returnedAt = -Infinity;
  return async () => {
    while (await assignLeads(needs)) {}
    if (performance.now() - returnedAt > betweenReturnsMs) {
      returnedAt = performance.now();
      while (await returnLeads(needs)) {}
      while (await sendApologies(needs)) {}
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
