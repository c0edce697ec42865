import type { CommissionTerms } from '#core/domain/commission.ts';
import { givenTo, takenAway } from '#core/domain/ledger/handover.ts';
import { isRefusal } from '#core/domain/ledger/staff-move.ts';
import type { Standing } from '#core/domain/ledger/standing.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { alreadyDecided } from '../policy.ts';
import { moveReferrals, type Mover, readMovable } from './move-referrals.ts';
import { findLastLineId, findLastMoves, insertEarlierMove } from './queries.ts';

/**
 * Takes a locked referral from the affiliate whom it is credited to, with what it earned: it is void.
 * Answers the number of its last line; 409 once staff approved it.
 */
export async function settleTakenAway(
  tx: AuditedTransaction,
  mover: Mover,
  referralId: number,
): Promise<number> {
  const [referral] = await readMovable(tx, [referralId], mover.terms);
  if (referral) {
    const move = takenAway(referral.money);
    if (isRefusal(move)) {
      throw alreadyDecided(referral.status, referral.money.earnedCents);
    }
    const [last] = await findLastMoves(tx, [referralId]);
    const isVoid = referral.status === 'void';
    await moveReferrals(tx, mover, isVoid ? [] : [referral], () => ({
      key: `away:${last?.id ?? 0}:${referral.lines.at(-1)?.id ?? 0}`,
      cause: 'attribution',
      move,
    }));
  }
  return findLastLineId(tx, referralId);
}

interface Given {
  referralId: number;
  /** Numbers the decision. */
  handoverId: number;
  /** Where it stands by the lead's statuses. */
  standing: Standing;
  /** What the affiliate earns by; null for nothing. */
  terms: CommissionTerms | null;
  /** The price as it is, in dollars. */
  homePrice: number | null;
}

/**
 * Puts a locked referral, which staff have given to an affiliate, where it would be had it been
 * theirs from the start, with what they would have earned.
 */
export async function settleGiven(
  tx: AuditedTransaction,
  mover: Mover,
  { referralId, handoverId, standing, terms, homePrice }: Given,
): Promise<void> {
  const { lastMove } = standing;
  const { actor } = mover;
  if (lastMove) {
    // So that undoing the change of status undoes this as well, whoever was credited then.
    await insertEarlierMove(tx, {
      referralId,
      fromStatus: lastMove.from,
      toStatus: lastMove.to,
      eventKey: `status:${lastMove.lineId}`,
      cause: 'status',
      actorKind: actor.kind,
      actorId: actor.id,
    });
  }
  const referrals = await readMovable(tx, [referralId], mover.terms);
  const isVoid = standing.status === 'void';
  await moveReferrals(tx, mover, isVoid ? [] : referrals, () => ({
    key: `attribution:${handoverId}`,
    cause: 'attribution',
    move: givenTo(standing.status, terms, homePrice),
  }));
}
