import { mostListed } from '#core/contract/office/queue.ts';
import { startOfDay } from '#core/domain/office/office-clock.ts';
import { chooseOwner } from '#core/domain/office/owner.ts';
import {
  byUrgency,
  type QueueMarks,
  queueReasons,
  reasonToCall,
} from '#core/domain/office/queue.ts';
import { dayIn } from '#server/outside/clock.ts';
import { sha256 } from '#server/outside/ids.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { findFollowUps, findWaiting, type QueueRow } from './queries.ts';
import { presentLead } from '../../leads/present.ts';
import { findAsleep, isTooEarlyOrLate, evaluateCalls } from '../../permission/evaluate-calls.ts';
import { findOwner } from '../../accounts/staff/find-owners.ts';
import { findCandidates } from './find-candidates.ts';
import { type Office, officeTerms } from './office-terms.ts';

/** The leads the actor should call, in order, and whether an unowned lead finds no free owner. */
export async function readQueue(context: Context<StaffActor>) {
  const { db, actor, now, config } = context;
  const { timeZone } = config;
  const office = await officeTerms(context);
  const { items, unowned, hasMore } = await listQueue(context, office);
  const [candidates, own] = await Promise.all([
    findCandidates(db, { now, timeZone }),
    findOwner(db, actor.id),
  ]);
  const permissions = await evaluateCalls(
    db,
    items.map(({ row }) => row),
    now,
  );
  await auditRead(context, {
    action: 'lead.list',
    entity: 'lead',
    shown: { queue: items.length },
  });
  // Within one reason, leads that must not be called at this hour sort last.
  const placeOf = ({ id, reason }: (typeof items)[number]) =>
    2 * queueReasons.indexOf(reason) + Number(isTooEarlyOrLate(permissions.get(id)!));
  const inOrder = items.toSorted((one, other) => placeOf(one) - placeOf(other));
  return {
    items: inOrder.map((item) => {
      const { allowed, until, reason, cause, email: mail } = permissions.get(item.id)!;
      const phone = { allowed, until: until?.toISOString() ?? null, reason };
      // Only what staff must know before they try: a closed number, or a mailbox that is not there.
      const isTold = mail !== null && (mail.allowed ? cause === 'stop' : mail.cause === 'stop');
      const email = isTold ? { allowed: mail.allowed, reason: mail.reason } : null;
      return { ...present(item, office), phone, email };
    }),
    hasMore,
    isNobodyFree: unowned.length > 0 && !unowned.some((lead) => chooseOwner(candidates, lead)),
    isOnShift: own?.onShift ?? false,
    mark: markOf(items),
  };
}

/** The actor's queue. Its unowned leads are also returned on their own. */
async function listQueue({ db, actor, now, config }: Context<StaffActor>, office: Office) {
  const scope = leadScopeOf(actor);
  const marks = office.marksAt(now);
  const { timeZone } = config;
  const [today, tomorrow] = [0, 1].map((days) => startOfDay(timeZone, dayIn(timeZone, now), days));
  const most = mostListed + 1;
  const [own, unowned, followUps] = await Promise.all([
    findWaiting(db, scope, actor.id, most),
    findWaiting(db, scope, null, most),
    findFollowUps(db, scope, { ownerId: actor.id, before: tomorrow!, most }),
  ]);
  const listed = [own, unowned, followUps].map((rows) => rows.slice(0, mostListed));
  const items = listed.flat().map((row) => itemOf(row, office, marks));
  return {
    items: items.toSorted(byUrgency(marks, today!)),
    unowned,
    hasMore: [own, unowned, followUps].some((rows) => rows.length > mostListed),
  };
}

function itemOf(row: QueueRow, { clock, firstAnswerMinutes }: Office, marks: QueueMarks) {
  const { id, createdAt, ownerId, nextFollowUpAt } = row;
  const common = { id, row, createdAt };
  return nextFollowUpAt
    ? { ...common, reason: 'follow_up' as const, dueAt: nextFollowUpAt }
    : {
        ...common,
        reason: reasonToCall({ createdAt, isOwned: ownerId !== null }, marks),
        dueAt: clock.after(createdAt, firstAnswerMinutes),
      };
}

function present(
  { row: { returnsAt, ...lead }, reason, dueAt }: ReturnType<typeof itemOf>,
  { terms }: Office,
) {
  const waits = lead.nextFollowUpAt === null;
  return {
    lead: presentLead(lead, terms),
    reason,
    dueAt: dueAt.toISOString(),
    returnsAt: (waits && returnsAt?.toISOString()) || null,
  };
}

/**
 * How many leads of the actor's queue are due now, without those that the hour forbids to call, and
 * a hash that changes with the queue.
 */
export async function markQueue(context: Context<StaffActor>) {
  const { db, now } = context;
  const { items } = await listQueue(context, await officeTerms(context));
  const isNow = ({ reason, dueAt }: (typeof items)[number]) =>
    reason === 'overdue' || reason === 'due' || (reason === 'follow_up' && dueAt <= now);
  const due = items.filter(isNow).map(({ row }) => row);
  const asleep = await findAsleep(db, due, now);
  return {
    due: due.length - asleep.size,
    mark: markOf(items),
  };
}

function markOf(items: readonly ReturnType<typeof itemOf>[]): string {
  return sha256(items.map(({ id, reason, row }) => [id, reason, row.ownerId]).join()).slice(0, 16);
}
