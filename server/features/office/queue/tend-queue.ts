import type { JobKind } from '#server/db/jobs/job.ts';
import { system } from '#server/platform/actor.ts';
import { findPassing, lockKept, lockReturning, lockUntold } from './queries.ts';
import { giveLeads, keepWithOwner } from '../../leads/owner/writes.ts';
import { forgetAttention } from './attention/writes.ts';
import { giveInTurns, givenPerBatch } from './give-in-turns.ts';
import { auditChanges, type AuditedTransaction, transactionOfMany } from '../../transaction.ts';
import { sendApologies } from './send-apologies.ts';
import { assignLeads, type QueueNeeds } from './assign-leads.ts';
import { type Office, officeTerms } from '../../office-terms.ts';
import { tellAdmins } from './tell-admins.ts';
import type { Candidate } from '#core/domain/office/owner.ts';
import { enqueueNotices } from '../../integrations/push/enqueue-notices.ts';
import { findCandidates } from './find-candidates.ts';

/** Limit per batch, and so per mail. */
const leadsAtOnce = 100;

/**
 * Passes on leads that were not answered in time. Reports these to the admins, and leads that no one
 * took in the same time; each lead once. Returns whether there may be more.
 */
export async function returnLeads(services: QueueNeeds) {
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

/** How long before their leads pass on members are told. */
const warningMs = 10 * 60_000;

/** Tells members, once, of leads that pass on soon. */
async function warnOwners(tx: AuditedTransaction, now: Date) {
  const passing = await findPassing(tx, new Date(now.getTime() + warningMs));
  return enqueueNotices(
    tx,
    passing.map((notice) => ({ ...notice, why: 'passing' as const })),
  );
}

/**
 * Gives leads that were not answered in time to members on shift who are free and did not have them
 * today; until there is one, they stay. Returns the changes, and the leads that are late since the
 * last time.
 */
async function passOnLeads(
  tx: AuditedTransaction,
  { office, now, most }: { office: Office; now: Date; most: number },
) {
  const late = await lockReturning(tx, now, most);
  await keepWithOwner(
    tx,
    late.map(({ id }) => id),
  );
  const candidates = await findCandidates(tx, { now, timeZone: office.timeZone });
  const lockNext = (member: Candidate, since: Date) => lockKept(tx, member, since);
  const { changes } = await giveInTurns(tx, { candidates, office, now, lockNext });
  return { changes, late };
}
