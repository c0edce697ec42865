import { mostListed } from '#core/contract/office/queue.ts';
import { startOfDay } from '#core/domain/office/office-clock.ts';
import { byCallOrder } from '#core/domain/office/queue.ts';
import { dayIn } from '#server/outside/clock.ts';
import { sha256 } from '#server/outside/ids.ts';
import { auditRead } from '../../audit-read.ts';
import type { StaffContext } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { nameStaff } from '../../name-staff.ts';
import { type Office, officeTerms } from '../../office-terms.ts';
import { findFollowUps, findWaiting, type QueueRow } from './queries.ts';
import { presentLead } from '../../leads/present.ts';
import { evaluateCalls, findAsleep, findUnreachable } from '../../permission/evaluate-calls.ts';
import { findOwners } from '../../accounts/staff/queries.ts';
import { type Attention, readAttention } from './attention/read-attention.ts';
import { findLastTries } from './attention/queries.ts';

/** The leads the actor should call, in order. */
export async function readQueue(context: StaffContext) {
  const { db, now } = context;
  const office = await officeTerms(context);
  const { items, hasMore, isOnShift } = await listQueue(context, office);
  const permissions = await evaluateCalls(
    db,
    items.map(({ row }) => row),
    now,
  );
  const openBy = await nameStaff(
    db,
    items.flatMap(({ openBy: ids }) => ids),
  );
  await auditRead(context, 'lead.list', 'lead', {
    shown: { queue: items.length },
    leadIds: items.map(({ id }) => id),
  });
  const [next] = await findNext(context, items);
  return {
    items: items.map((item) => {
      const { allowed, until, reason, cause, email: mail } = permissions.get(item.id)!;
      const phone = { allowed, until, reason };
      // Only what staff must know before they try: a closed number, or a mailbox that is not there.
      const isTold = mail !== null && (mail.allowed ? cause === 'stop' : mail.cause === 'stop');
      const email = isTold ? { allowed: mail.allowed, reason: mail.reason } : null;
      return {
        ...present(item, office),
        openBy: item.openBy.map((id) => openBy.get(id) ?? ''),
        phone,
        email,
      };
    }),
    next: next ? { leadId: next.id, name: next.firstName || next.lastName } : null,
    hasMore,
    isOnShift,
    mark: markOf(items),
  };
}

/**
 * The actor's queue: their leads that wait or have a step until the end of the day, then those
 * without an owner that they serve and that are to be called, each in calling order.
 */
export async function listQueue(context: StaffContext, office: Office) {
  const { db, actor, now } = context;
  const scope = leadScopeOf(actor);
  const { timeZone } = office;
  const tomorrow = startOfDay(timeZone, dayIn(timeZone, now), 1);
  const most = mostListed + 1;
  const [own] = await findOwners(db, { id: actor.id });
  const serving = own ?? { languages: [], states: [] };
  const lists = await Promise.all([
    findWaiting(db, scope, { ownerId: actor.id }, most),
    findWaiting(db, scope, { serving }, most),
    findFollowUps(db, scope, { ownerId: actor.id, serving, before: tomorrow, most }),
  ]);
  const rows = lists.flatMap((list) => list.slice(0, mostListed));
  const ids = rows.map(({ id }) => id);
  const touched = rows.flatMap(({ id, lastTouchAt }) => (lastTouchAt ? [id] : []));
  const [tries, attention] = await Promise.all([
    findLastTries(db, touched),
    readAttention(db, ids, { staffId: actor.id, now }),
  ]);
  const listed = rows.map((row) => itemOf(row, { office, now, tries, attention }));
  const early = listed.filter(({ isDue }) => isDue).map(({ row }) => row);
  const asleep = await findAsleep(db, early, now);
  const items = listed
    .map((item) => {
      const isAsleep = asleep.has(item.id);
      return { ...item, isAsleep, isDue: item.isDue && !isAsleep };
    })
    // Unowned leads are anyone's at once, but their steps only when they are due.
    .filter(({ group, waits, isDue }) => group === 'yours' || waits || isDue)
    .toSorted(
      (one, other) =>
        Number(one.group === 'anyone') - Number(other.group === 'anyone') ||
        byCallOrder(one, other),
    );
  return {
    items,
    hasMore: lists.some((list) => list.length > mostListed),
    isOnShift: own?.onShift ?? false,
  };
}

type Item = Awaited<ReturnType<typeof listQueue>>['items'][number];

interface Known {
  office: Office;
  now: Date;
  tries: Awaited<ReturnType<typeof findLastTries>>;
  attention: Attention;
}

function itemOf(row: QueueRow, { office, now, tries, attention }: Known) {
  const { id, ownerId, nextFollowUpAt: stepAt, rank } = row;
  const lastTry = tries.get(id) ?? null;
  const group = ownerId === null ? ('anyone' as const) : ('yours' as const);
  const common = { id, row, rank, group, stepAt, lastTry, ...attention(id) };
  if (stepAt) {
    return { ...common, waits: false, dueAt: stepAt, isDue: stepAt <= now };
  }
  const dueAt = office.dueAt(row, now);
  return { ...common, waits: true, dueAt, isDue: dueAt <= now && lastTry === null };
}

/** The leads that the queue may give the actor as the next one, in order. */
export async function findNext({ db, now }: StaffContext, items: readonly Item[]) {
  const rows = items.filter(mayBeNext).map(({ row }) => row);
  const unreachable = await findUnreachable(db, rows, now);
  return rows.filter(({ id }) => !unreachable.has(id));
}

function mayBeNext({ group, waits, isDue, isAsleep, openBy, isOffered }: Item): boolean {
  const isToCall = group === 'yours' ? (isDue || waits) && !isAsleep : true;
  return isToCall && openBy.length === 0 && !isOffered;
}

function present({ row, group, dueAt, isDue, waits, lastTry, stepAt }: Item, { terms }: Office) {
  const { returnsAt, nextFollowUpNote, rank: _rank, ...lead } = row;
  return {
    lead: presentLead(lead, terms),
    group,
    dueAt,
    isDue,
    returnsAt: waits ? returnsAt : null,
    lastTryAt: lastTry?.madeAt ?? null,
    lastOutcome: lastTry?.outcome ?? null,
    nextTryAt: stepAt,
    nextNote: stepAt && nextFollowUpNote,
  };
}

/**
 * How many leads of the actor's queue are due now, without those that the hour forbids to call, and
 * a hash that changes with the queue.
 */
export async function markQueue(context: StaffContext) {
  const { items } = await listQueue(context, await officeTerms(context));
  return {
    due: items.filter(({ isDue }) => isDue).length,
    mark: markOf(items),
  };
}

function markOf(items: readonly Item[]): string {
  const marks = items.map(({ id, isDue, row, lastTry, openBy }) => {
    return [id, isDue, row.ownerId, lastTry?.madeAt.getTime(), ...openBy];
  });
  return sha256(marks.join(';')).slice(0, 16);
}
