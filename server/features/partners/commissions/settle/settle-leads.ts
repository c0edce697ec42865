import {
  moveByDeletion,
  moveByLead,
  moveByPrice,
  takenBack,
  type UndoneMove,
} from '#core/domain/partners/ledger/referral-move.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import {
  type Decision,
  type MovableReferral,
  moveReferrals,
  type Mover,
  readMovable,
} from './move-referrals.ts';
import { findLastMoves, findMovesOf, lockReferralsOfLeads, type StoredMove } from './queries.ts';

interface LeadEvent {
  leadId: number;
  /** The price after the event, in dollars; a recorded price at closing counts in its place. */
  homePrice: number | null;
}

/** A lead that reached a status; `changeId` is the id of its line of history. */
export interface LeadMoved extends LeadEvent {
  leadStatus: string;
  changeId: number;
}

/** A lead whose price was changed, at a moment that no other change of this lead has. */
export interface LeadRepriced extends LeadEvent {
  changedAt: Date;
  cause: 'price' | 'closing';
}

export interface LeadMovedBack extends LeadEvent {
  undoneChangeId: number;
}

const movedKey = (changeId: number) => `status:${changeId}`;

/** A stored move, in the shape that the rules need to undo it. */
function undoneMove(
  { lines, givenAt }: MovableReferral,
  { fromStatus, toStatus, eventKey, movedAt }: StoredMove,
): UndoneMove {
  const hasVoided = lines.some((line) => line.eventKey === eventKey && line.kind === 'void');
  // A handover stores the move that an undo may reach, in its own transaction.
  const isOfBefore = givenAt !== null && movedAt <= givenAt;
  return { from: fromStatus, to: toStatus, hasTaken: hasVoided || isOfBefore };
}

interface Affected<Event> {
  referral: MovableReferral;
  event: Event;
}

/** Locks the referrals of these leads, and pairs each with the event of its lead. */
async function lockAffected<Event extends LeadEvent>(
  tx: AuditedTransaction,
  mover: Mover,
  events: readonly Event[],
): Promise<Affected<Event>[]> {
  if (events.length === 0) {
    return [];
  }
  const eventOf = new Map(events.map((event) => [event.leadId, event]));
  const ids = await lockReferralsOfLeads(tx, [...eventOf.keys()]);
  const referrals = await readMovable(tx, ids, mover.terms);
  return referrals.map((referral) => {
    const event = eventOf.get(referral.leadId)!;
    return { referral, event: { ...event, homePrice: referral.closingPrice ?? event.homePrice } };
  });
}

/**
 * Commissions of leads that reached a status, in the transaction that changes the status: accrued
 * at the affiliate's current rate, voided, or unchanged.
 */
export async function settleStatuses(
  tx: AuditedTransaction,
  mover: Mover,
  events: readonly LeadMoved[],
) {
  const affected = await lockAffected(tx, mover, events);
  const decisions = affected.flatMap(({ referral, event }): Decision[] => {
    const move = moveByLead(referral.money, event, referral.terms);
    const key = movedKey(event.changeId);
    return move ? [{ referral, key, cause: 'status', reason: event.leadStatus, move }] : [];
  });
  await moveReferrals(tx, mover, decisions);
}

/** Commissions of leads whose price alone was changed: they follow it until staff approve them. */
export async function settlePrices(
  tx: AuditedTransaction,
  mover: Mover,
  events: readonly LeadRepriced[],
) {
  const affected = await lockAffected(tx, mover, events);
  const decisions = affected.flatMap(({ referral, event }): Decision[] => {
    const { homePrice, changedAt, cause } = event;
    const move = moveByPrice(referral.money, homePrice, cause);
    const key = `${cause}:${changedAt.getTime()}`;
    return move ? [{ referral, key, cause, move }] : [];
  });
  await moveReferrals(tx, mover, decisions);
}

/** Commissions of leads whose change of status is undone: as they were before it. */
export async function settleUndone(
  tx: AuditedTransaction,
  mover: Mover,
  events: readonly LeadMovedBack[],
) {
  const affected = await lockAffected(tx, mover, events);
  const ids = affected.map(({ referral }) => referral.id);
  const keys = events.map(({ undoneChangeId }) => movedKey(undoneChangeId));
  const moves = ids.length === 0 ? [] : await findMovesOf(tx, ids, keys);
  const decisions = affected.flatMap(({ referral, event }): Decision[] => {
    const { undoneChangeId, homePrice } = event;
    const stored = moves.find(({ referralId, eventKey }) => {
      return referralId === referral.id && eventKey === movedKey(undoneChangeId);
    });
    const move = stored
      ? takenBack(referral.money, undoneMove(referral, stored), homePrice, 'undo')
      : null;
    return move ? [{ referral, key: `undo:${undoneChangeId}`, cause: 'undo', move }] : [];
  });
  await moveReferrals(tx, mover, decisions);
}

export async function settleDeletions(
  tx: AuditedTransaction,
  mover: Mover,
  events: readonly (LeadEvent & { deletedAt: Date })[],
) {
  const affected = await lockAffected(tx, mover, events);
  const decisions = affected.flatMap(({ referral, event }): Decision[] => {
    const move = moveByDeletion(referral.money);
    const key = `deletion:${event.deletedAt.getTime()}`;
    return move ? [{ referral, key, cause: 'deletion', move }] : [];
  });
  await moveReferrals(tx, mover, decisions);
}

/** Commissions of restored leads: as before the deletion, unless staff moved them since. */
export async function settleRestored(
  tx: AuditedTransaction,
  mover: Mover,
  events: readonly LeadEvent[],
) {
  const affected = await lockAffected(tx, mover, events);
  const ids = affected.map(({ referral }) => referral.id);
  const moves = ids.length === 0 ? [] : await findLastMoves(tx, ids);
  const decisions = affected.flatMap(({ referral, event }): Decision[] => {
    const last = moves.find(({ referralId }) => referralId === referral.id);
    if (last?.cause !== 'deletion') {
      return [];
    }
    const undone = undoneMove(referral, last);
    const move = takenBack(referral.money, undone, event.homePrice, 'restoration');
    const key = `restoration:${last.id}`;
    return move ? [{ referral, key, cause: 'restoration', move }] : [];
  });
  await moveReferrals(tx, mover, decisions);
}
