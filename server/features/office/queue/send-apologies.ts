import { nextAllowedMoment } from '#core/domain/permission/permission.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { missedContacts, promisesOf, renewedContact } from '#core/domain/office/promise-days.ts';
import { dayIn } from '#server/outside/clock.ts';
import { system } from '#server/platform/actor.ts';
import { insertApologies, lockWithoutApology } from '../../mail/email/own-page/writes.ts';
import { findTold } from './queries.ts';
import { nothingChanged, transactionOfMany } from '../../transaction.ts';
import type { QueueNeeds } from './assign-leads.ts';
import { missedBefore, officeTerms } from '../../office-terms.ts';
import { tellAdmins } from './tell-admins.ts';

const leadsAtOnce = 100;

/**
 * Apologizes, once, to buyers whom no one contacted in the promised time, with a new promise; each
 * mail waits for the office to open, and is checked for permission when it leaves. The
 * admins are notified of those that the clock of the queue left with an owner: they were handed
 * over, or a next step is planned. Without a promise on the pages nothing was missed. Returns whether there may be more.
 */
export async function sendApologies(services: QueueNeeds) {
  const { clock: time, config } = services;
  const now = time.now();
  const { terms, clock } = await officeTerms(services);
  if (!mayShow(terms, 'service-times')) {
    return false;
  }
  const writer = { ...services, actor: system, ipAddress: null };
  const count = await transactionOfMany(writer, async (tx) => {
    const days = missedContacts(terms, clock, missedBefore(config.timeZone, now));
    const missed = await lockWithoutApology(tx, days, leadsAtOnce);
    const told = await findTold(
      tx,
      missed.map(({ id }) => id),
    );
    await tellAdmins(
      tx,
      config,
      missed
        .filter(({ id }) => !told.has(id))
        .map((lead) => ({ id: lead.id, ownerId: lead.ownerId })),
    );
    await insertApologies(
      tx,
      terms.contactHours,
      missed.map((lead) => {
        const applied = { appliedAt: lead.createdAt, milestone: 'applied' } as const;
        const owed = promisesOf(terms, clock, applied).find(({ promise }) => promise === 'contact');
        const by = renewedContact(terms, clock, owed!.by);
        const at = nextAllowedMoment(lead, 'email', now, clock);
        const runAt = at > now ? at : null;
        return { ...lead, runAt, by: dayIn(config.timeZone, by) };
      }),
    );
    return { changes: nothingChanged, result: missed.length };
  });
  if (count > 0) {
    services.wakeJobs();
  }
  return count === leadsAtOnce;
}
