import type { CommissionTerms } from '#core/domain/partners/commission.ts';
import { creditedTo, isRefusal, takenAway } from '#core/domain/partners/ledger/staff-move.ts';
import type { Standing } from '#core/domain/partners/ledger/standing.ts';
import { type AuditedTransaction, storedActor } from '../../../transaction.ts';
import { alreadyDecided } from '../policy.ts';
import { moveReferrals, type Mover, readMovable } from './move-referrals.ts';
import { findLastLineId, findLastMoves, insertEarlierMove } from './queries.ts';

/**
 * Voids a locked referral and its commission before another affiliate is credited. Returns the id
 * of its last line; 409 once staff have approved it.
 */
export async function settleLostCredit(tx: AuditedTransaction, mover: Mover, referralId: number) {
  const [referral] = await readMovable(tx, [referralId], mover.terms);
  if (referral) {
    const move = takenAway(referral.money);
    if (isRefusal(move)) {
      throw alreadyDecided(referral.status, referral.money.earnedCents);
    }
    const [last] = await findLastMoves(tx, [referralId]);
    if (referral.status !== 'void') {
      const key = `away:${last?.id ?? 0}:${referral.lines.at(-1)?.id ?? 0}`;
      await moveReferrals(tx, mover, [{ referral, key, cause: 'attribution', move }]);
    }
  }
  return findLastLineId(tx, referralId);
}

interface CreditedReferral {
  referralId: number;

  handoverId: number;
  /** The state that the lead's statuses lead to. */
  standing: Standing;
  /** Null if the affiliate earns nothing. */
  terms: CommissionTerms | null;
  /** In dollars. */
  homePrice: number | null;
}

/**
 * Gives a locked referral, just credited to another affiliate, the state and commission it would
 * have if it had been theirs from the start.
 */
export async function settleNewCredit(
  tx: AuditedTransaction,
  mover: Mover,
  { referralId, handoverId, standing, terms, homePrice }: CreditedReferral,
) {
  const { lastMove } = standing;
  const { actor } = mover;
  if (lastMove) {
    // Recorded so that undoing the change of status undoes this too.
    await insertEarlierMove(tx, {
      referralId,
      fromStatus: lastMove.from,
      toStatus: lastMove.to,
      eventKey: `status:${lastMove.lineId}`,
      cause: 'status',
      ...storedActor(actor),
    });
  }
  const [referral] = await readMovable(tx, [referralId], mover.terms);
  if (referral && standing.status !== 'void') {
    const move = creditedTo(standing.status, terms, referral.closingPrice ?? homePrice);
    const key = `attribution:${handoverId}`;
    await moveReferrals(tx, mover, [{ referral, key, cause: 'attribution', move }]);
  }
}
