import { startOfDay } from '#core/domain/office/office-clock.ts';
import { byTurn, type Candidate, isFree, serves, withOneMore } from '#core/domain/office/owner.ts';
import { dayIn } from '#server/outside/clock.ts';
import { system } from '#server/platform/actor.ts';
import type { Services } from '../../context.ts';
import { findFresh, lockUnowned } from './queries.ts';
import { giveLeads } from '../../leads/owner/writes.ts';
import { findCallMoment } from '../../leads/call-order/find-call-moment.ts';
import { enqueueNotices } from '../../integrations/push/enqueue-notices.ts';
import { callableFrom } from '../../permission/evaluate-calls.ts';
import { lockOwners } from '../../accounts/staff/find-owners.ts';
import {
  auditChanges,
  type AuditedTransaction,
  type ChangeOfMany,
  transactionOfMany,
} from '../../transaction.ts';
import { findCandidates } from './find-candidates.ts';
import { type Office, officeTerms } from '../../office-terms.ts';

export type QueueNeeds = Pick<
  Services,
  'db' | 'clock' | 'config' | 'programme' | 'figures' | 'wakeJobs'
>;

/** Limit per batch: its leads stay locked until it is committed. */
const leadsAtOnce = 50;

/**
 * Notifies members on shift, once per lead, of leads that came just now, that they serve and that
 * the rule gives no one.
 */
async function tellOfUnowned(
  tx: AuditedTransaction,
  after: Date,
  onShift: readonly Candidate[],
): Promise<number> {
  const leads = await findFresh(tx, after, leadsAtOnce);
  const notices = leads.flatMap((lead) =>
    onShift
      .filter((candidate) => serves(candidate, lead))
      .map(({ id }) => ({ memberId: id, why: 'unowned' as const, leadId: lead.id, count: 1 })),
  );
  return enqueueNotices(tx, notices);
}

interface Shift {
  serving: readonly Candidate[];
  office: Office;
  now: Date;
}

/** Gives each free member, in turns, the first lead that they serve, until no one is free. */
async function giveInTurns(
  tx: AuditedTransaction,
  { serving, office, now }: Shift,
): Promise<ChangeOfMany[]> {
  const { givenAtOnce } = office.terms;
  let free = serving.filter((one) => isFree(one, givenAtOnce));
  if (free.length === 0) {
    return [];
  }
  const since = startOfDay(office.timeZone, dayIn(office.timeZone, now));
  const order = { ...(await findCallMoment(tx, { office, now })), since };
  const changes: ChangeOfMany[] = [];
  while (changes.length < leadsAtOnce) {
    const [next, ...others] = free.toSorted(byTurn);
    const lead = next && (await lockUnowned(tx, next, order));
    if (next && lead) {
      const from = await callableFrom(tx, [lead], now);
      const given = { ownerId: next.id, why: 'rule' as const, actorId: null, at: now };
      const returnsAt = office.returnsAt(from.get(lead.id)!);
      changes.push(...(await giveLeads(tx, [lead], { ...given, returnsAt })));
      free = [...others, withOneMore(next, now)].filter((one) => isFree(one, givenAtOnce));
    } else if (others.length > 0) {
      free = others;
    } else {
      break;
    }
  }
  return changes;
}

/**
 * Gives unowned leads to members on shift, by the rule: the first in calling order to whose turn it
 * is, while they have few unanswered ones. Returns whether there may be more.
 */
export async function assignLeads(services: QueueNeeds): Promise<boolean> {
  const { db, clock, config } = services;
  const now = clock.now();
  const candidates = await findCandidates(db, { now, timeZone: config.timeZone });
  if (candidates.length === 0) {
    return false;
  }
  const office = await officeTerms(services);
  const writer = { ...services, actor: system, ipAddress: null };
  const { isNews, mayBeMore } = await transactionOfMany(writer, async (tx) => {
    const owners = await lockOwners(
      tx,
      candidates.map(({ id }) => id),
    );
    const serving = candidates.filter(({ id }) => owners.has(id));
    const changes = await giveInTurns(tx, { serving, office, now });
    const after = new Date(now.getTime() - office.terms.firstAnswerMinutes * 60_000);
    const told = await tellOfUnowned(tx, after, serving);
    return {
      changes: await auditChanges(tx, writer, changes),
      result: {
        isNews: changes.length + told > 0,
        mayBeMore: changes.length === leadsAtOnce,
      },
    };
  });
  // Only then: what woke this work would wake it again.
  if (isNews) {
    services.wakeJobs();
  }
  return mayBeMore;
}
