import type { JobKind } from '#server/db/jobs/job.ts';
import { system } from '#server/platform/actor.ts';
import { lockUntold } from './queries.ts';
import { giveLeads } from '../../leads/owner/writes.ts';
import { forgetAttention } from './attention/writes.ts';
import { givenPerBatch } from './give-in-turns.ts';
import { passOnLeads, warnOwners } from './pass-on-leads.ts';
import { auditChanges, transactionOfMany } from '../../transaction.ts';
import { sendApologies } from './send-apologies.ts';
import { assignLeads, type QueueNeeds } from './assign-leads.ts';
import { officeTerms } from '../../office-terms.ts';
import { tellAdmins } from './tell-admins.ts';

/** Limit per batch, and so per mail. */
const leadsAtOnce = 100;

/**
 * Passes on leads that were not answered in time. Reports these to the admins, and leads that no one
 * took in the same time; each lead once. Returns whether there may be more.
 */
export async function returnLeads(services: QueueNeeds): Promise<boolean> {
  const { clock, config } = services;
  const now = clock.now();
  const office = await officeTerms(services);
  const writer = { ...services, actor: system, ipAddress: null };
  const count = await transactionOfMany(writer, async (tx) => {
    const { changes, late } = await passOnLeads(tx, { office, now, most: leadsAtOnce });
    const untold = await lockUntold(tx, office.marksAt(now), leadsAtOnce);
    const queued = { ownerId: null, why: 'overdue' as const, actorId: null, at: now };
    changes.push(...(await giveLeads(tx, untold, queued)));
    await tellAdmins(tx, config, [...late, ...untold]);
    const warned = await warnOwners(tx, now);
    return {
      changes: await auditChanges(tx, writer, changes),
      result: changes.length + late.length + warned,
    };
  });
  if (count > 0) {
    services.wakeJobs();
  }
  return count >= givenPerBatch;
}

// Storing an application wakes the workers, so this job runs again soon; without a new lead it runs
// every 15 seconds.
const pauseMs = 200;
// With the pause between two runs, twenty seconds at most.
const betweenReturnsMs = 4000;
// Longer than anyone asks what a member opened, called or was given.
const attentionMs = 60 * 60_000;

/**
 * Passes on leads that were not answered, and gives those without an owner to members on shift; the
 * former not with each new lead.
 */
export function tendQueue(needs: QueueNeeds): () => Promise<void> {
  let returnedAt = -Infinity;
  return async () => {
    if (performance.now() - returnedAt > betweenReturnsMs) {
      returnedAt = performance.now();
      while (await returnLeads(needs)) {}
      while (await sendApologies(needs)) {}
      await forgetAttention(needs.db, new Date(needs.clock.now().getTime() - attentionMs));
    }
    while (await assignLeads(needs)) {}
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
