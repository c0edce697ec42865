import { type Candidate, chooseOwner, serves } from '#core/domain/office/owner.ts';
import { system } from '#server/platform/actor.ts';
import type { Services } from '../../context.ts';
import { lockFresh, type OwnedLead } from './queries.ts';
import { giveLeads } from '../../leads/owner/writes.ts';
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
import { officeTerms } from './office-terms.ts';

export type QueueNeeds = Pick<
  Services,
  'db' | 'clock' | 'config' | 'programme' | 'figures' | 'wakeJobs'
>;

/** Limit per batch: its leads stay locked until it is committed. */
const leadsAtOnce = 50;

/**
 * The member to whom each lead goes, in the order of arrival; leads that no member serves are left
 * out.
 */
function shareOut(leads: readonly OwnedLead[], onShift: readonly Candidate[], now: Date) {
  const turns = new Map(onShift.map((candidate) => [candidate.id, candidate]));
  const shares = new Map<number, OwnedLead[]>();
  for (const lead of leads) {
    const owner = chooseOwner([...turns.values()], lead);
    if (owner) {
      turns.set(owner.id, { ...owner, givenToday: owner.givenToday + 1, lastGivenAt: now });
      shares.set(owner.id, [...(shares.get(owner.id) ?? []), lead]);
    }
  }
  return shares;
}

/**
 * Notifies members on shift, once per lead, of leads that they serve and that the rule assigns to
 * no one.
 */
function tellOfUnowned(
  tx: AuditedTransaction,
  leads: readonly OwnedLead[],
  onShift: readonly Candidate[],
): Promise<number> {
  const notices = leads.flatMap((lead) =>
    onShift
      .filter((candidate) => serves(candidate, lead))
      .map(({ id }) => ({ memberId: id, why: 'unowned' as const, leadId: lead.id, count: 1 })),
  );
  return enqueueNotices(tx, notices);
}

/**
 * Assigns new leads to members on shift, by the rule, until their first answer is due; after that
 * they wait in the queue for any member to take. Returns whether there may be more of them.
 */
export async function assignLeads(services: QueueNeeds): Promise<boolean> {
  const { db, clock, config } = services;
  const now = clock.now();
  const { timeZone } = config;
  const candidates = await findCandidates(db, { now, timeZone });
  if (candidates.length === 0) {
    return false;
  }
  const office = await officeTerms(services);
  const after = new Date(now.getTime() - office.firstAnswerMinutes * 60_000);
  const writer = { ...services, actor: system, ipAddress: null };
  const { isNews, mayBeMore } = await transactionOfMany(writer, async (tx) => {
    const owners = await lockOwners(
      tx,
      candidates.map(({ id }) => id),
    );
    const serving = candidates.filter(({ id }) => owners.has(id));
    const fresh = await lockFresh(tx, after, leadsAtOnce);
    const changes: ChangeOfMany[] = [];
    const shares = shareOut(fresh, serving, now);
    const from = await callableFrom(tx, fresh, now);
    const returnsAt = ({ id }: OwnedLead) => office.returnsAt(from.get(id)!).getTime();
    for (const [ownerId, leads] of shares) {
      for (const [until, together] of Map.groupBy(leads, returnsAt)) {
        const given = { ownerId, why: 'rule' as const, actorId: null, returnsAt: new Date(until) };
        changes.push(...(await giveLeads(tx, together, given)));
      }
    }
    const given = new Set([...shares.values()].flat());
    const left = fresh.filter((lead) => !given.has(lead));
    const told = await tellOfUnowned(tx, left, serving);
    return {
      changes: await auditChanges(tx, writer, changes),
      result: {
        isNews: changes.length + told > 0,
        mayBeMore: fresh.length === leadsAtOnce && changes.length > 0,
      },
    };
  });
  // Only then: what woke this work would wake it again.
  if (isNews) {
    services.wakeJobs();
  }
  return mayBeMore;
}
