import {
  moveByDeletion,
  moveByLead,
  takenBack,
  type UndoneMove,
} from '#core/domain/ledger/referral-move.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import {
  type KeyedMove,
  type MovableReferral,
  moveReferrals,
  type Mover,
  readMovable,
} from './move-referrals.ts';
import { findLastMoves, findMovesOf, lockReferralsOfLeads, type StoredMove } from './queries.ts';

interface LeadEvent {
  leadId: number;
  /** The price as it stands after the event, in dollars. */
  homePrice: number | null;
}

/** A lead that reached a status; `changeId` is the line of its history. */
export interface LeadMoved extends LeadEvent {
  leadStatus: string;
  changeId: number;
}

/** A lead whose price was changed, at a moment that no other change of this lead has. */
export interface LeadRepriced extends LeadEvent {
  changedAt: Date;
}

/** A lead whose change of status was taken back. */
export interface LeadMovedBack extends LeadEvent {
  undoneChangeId: number;
}

const movedKey = (changeId: number) => `status:${changeId}`;

/** A stored move as the rules take it back. */
function undoneMove(
  { lines, givenAt }: MovableReferral,
  { fromStatus, toStatus, eventKey, movedAt }: StoredMove,
): UndoneMove {
  const hasVoided = lines.some((line) => line.eventKey === eventKey && line.kind === 'void');
  // Giving it to somebody writes the move down that undoing may come to, in the same transaction.
  const isOfBefore = givenAt !== null && movedAt <= givenAt;
  return { from: fromStatus, to: toStatus, hasTaken: hasVoided || isOfBefore };
}

async function settle<Event extends LeadEvent>(
  tx: AuditedTransaction,
  mover: Mover,
  events: readonly Event[],
  makeDecide: (
    referrals: readonly MovableReferral[],
  ) => Promise<(referral: MovableReferral, event: Event) => KeyedMove | null>,
): Promise<void> {
  const eventOf = new Map(events.map((event) => [event.leadId, event]));
  const ids = events.length === 0 ? [] : await lockReferralsOfLeads(tx, [...eventOf.keys()]);
  const referrals = await readMovable(tx, ids, mover.terms);
  if (referrals.length === 0) {
    return;
  }
  const decide = await makeDecide(referrals);
  await moveReferrals(tx, mover, referrals, (referral) => {
    return decide(referral, eventOf.get(referral.leadId)!);
  });
}

/**
 * Commissions of leads that reached a status, in the transaction that gives it to them: accrued by
 * the affiliate's rate of this moment, made void, or left alone.
 */
export function settleStatuses(
  tx: AuditedTransaction,
  mover: Mover,
  events: readonly LeadMoved[],
): Promise<void> {
  return settle(tx, mover, events, async () => ({ money, terms }, event) => {
    const move = moveByLead(money, event, terms);
    const key = movedKey(event.changeId);
    const reason = event.leadStatus;
    return move && { key, cause: 'status', reason, move };
  });
}

/** Commissions of leads whose price alone was changed: they follow it until staff approve them. */
export function settlePrices(
  tx: AuditedTransaction,
  mover: Mover,
  events: readonly LeadRepriced[],
): Promise<void> {
  return settle(tx, mover, events, async () => ({ money, terms }, event) => {
    const move = moveByLead(money, event, terms);
    return move && { key: `price:${event.changedAt.getTime()}`, cause: 'price', move };
  });
}

/** Commissions of leads whose change of status is taken back: as they were before it. */
export function settleUndone(
  tx: AuditedTransaction,
  mover: Mover,
  events: readonly LeadMovedBack[],
): Promise<void> {
  return settle(tx, mover, events, async (referrals) => {
    const ids = referrals.map(({ id }) => id);
    const keys = events.map(({ undoneChangeId }) => movedKey(undoneChangeId));
    const moves = await findMovesOf(tx, ids, keys);
    return (referral, { undoneChangeId, homePrice }) => {
      const key = movedKey(undoneChangeId);
      const undone = moves.find(
        ({ referralId, eventKey }) => referralId === referral.id && eventKey === key,
      );
      const way = undone && undoneMove(referral, undone);
      const move = way ? takenBack(referral.money, way, homePrice, 'undo') : null;
      return move && { key: `undo:${undoneChangeId}`, cause: 'undo', move };
    };
  });
}

/** Commissions of leads that are deleted at this moment. */
export function settleDeletions(
  tx: AuditedTransaction,
  mover: Mover,
  events: readonly (LeadEvent & { deletedAt: Date })[],
): Promise<void> {
  return settle(tx, mover, events, async () => ({ money }, { deletedAt }) => {
    const move = moveByDeletion(money);
    return move && { key: `deletion:${deletedAt.getTime()}`, cause: 'deletion', move };
  });
}

/** Commissions of leads that are restored: as they were, unless staff did something since. */
export function settleRestored(
  tx: AuditedTransaction,
  mover: Mover,
  events: readonly LeadEvent[],
): Promise<void> {
  return settle(tx, mover, events, async (referrals) => {
    const ids = referrals.map(({ id }) => id);
    const moves = await findLastMoves(tx, ids);
    return (referral, { homePrice }) => {
      const last = moves.find(({ referralId }) => referralId === referral.id);
      if (last?.cause !== 'deletion') {
        return null;
      }
      const way = undoneMove(referral, last);
      const move = takenBack(referral.money, way, homePrice, 'restoration');
      return move && { key: `restoration:${last.id}`, cause: 'restoration', move };
    };
  });
}
