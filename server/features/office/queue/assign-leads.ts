import { type Candidate, serves } from '#core/domain/office/owner.ts';
import { system } from '#server/platform/actor.ts';
import type { Services } from '../../context.ts';
import { enqueueNotices } from '../../integrations/push/enqueue-notices.ts';
import { findCallMoment } from '../../leads/call-order/find-call-moment.ts';
import { officeTerms } from '../../office-terms.ts';
import { auditChanges, type AuditedTransaction, transactionOfMany } from '../../transaction.ts';
import { findCandidates } from './find-candidates.ts';
import { giveInTurns, givenPerBatch } from './give-in-turns.ts';
import { findFresh, lockUnowned } from './queries.ts';

export type QueueNeeds = Pick<
  Services,
  'db' | 'clock' | 'config' | 'programme' | 'figures' | 'wakeJobs'
>;

/**
 * Notifies members on shift, once per lead, of leads that came just now, that they serve and that
 * the rule gives no one.
 */
async function tellOfUnowned(tx: AuditedTransaction, after: Date, onShift: readonly Candidate[]) {
  const leads = await findFresh(tx, after, givenPerBatch);
  const notices = leads.flatMap((lead) =>
    onShift
      .filter((candidate) => serves(candidate, lead))
      .map(({ id }) => ({ memberId: id, why: 'unowned' as const, leadId: lead.id, count: 1 })),
  );
  return enqueueNotices(tx, notices);
}

/**
 * Gives unowned leads to members on shift, by the rule: the first in calling order to whose turn it
 * is, while they have few unanswered ones. Returns whether there may be more.
 */
export async function assignLeads(services: QueueNeeds) {
  const { db, clock, config } = services;
  const now = clock.now();
  const candidates = await findCandidates(db, { now, timeZone: config.timeZone });
  if (candidates.length === 0) {
    return false;
  }
  const office = await officeTerms(services);
  const writer = { ...services, actor: system, ipAddress: null };
  const { isNews, mayBeMore } = await transactionOfMany(writer, async (tx) => {
    const moment = await findCallMoment(tx, { office, now });
    const lockNext = (member: Candidate, since: Date) => lockUnowned(tx, member, moment, since);
    const { changes, onShift } = await giveInTurns(tx, { candidates, office, now, lockNext });
    const after = new Date(now.getTime() - office.terms.firstAnswerMinutes * 60_000);
    const told = await tellOfUnowned(tx, after, onShift);
    return {
      changes: await auditChanges(tx, writer, changes),
      result: {
        isNews: changes.length + told > 0,
        mayBeMore: changes.length === givenPerBatch,
      },
    };
  });
  // Only then: what woke this work would wake it again.
  if (isNews) {
    services.wakeJobs();
  }
  return mayBeMore;
}
