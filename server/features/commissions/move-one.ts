import type { ReferralMove } from '#core/domain/ledger/referral-move.ts';
import { isRefusal, type StaffRefusal } from '#core/domain/ledger/staff-move.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { type AuditedTransaction, nothingChanged, transactionOfMany } from '../transaction.ts';
import { enqueueCommissionMails } from '../email/earnings/enqueue-commission-mails.ts';
import { changeNews } from './change-news.ts';
import { describeCommission } from './describe-commission.ts';
import { noSuchCommission, refused } from './policy.ts';
import { requireAdmin } from '../require-admin.ts';
import { type MovableReferral, moveReferrals, readMovable } from './settle/move-referrals.ts';
import { findLastMoves, lockReferralsById } from './settle/queries.ts';

interface OneMove {
  id: number;
  action: string;
  reason: string;
  /** Names the event, which happens once. Made of the last move if absent. */
  key?: string;
}

/**
 * Moves one referral by hand, with a reason, and returns it with its lines. 403 unless the actor is an
 * admin; 404 if there is no such commission; 409 if its state does not allow the move. Audited.
 */
export async function moveOne(
  context: Context<StaffActor>,
  { id, action, reason, key }: OneMove,
  decide: (
    referral: MovableReferral,
    tx: AuditedTransaction,
  ) => ReferralMove | StaffRefusal | Promise<ReferralMove | StaffRefusal>,
) {
  requireAdmin(context.actor);
  const terms = await context.programme.currentTerms();
  await transactionOfMany(context, async (tx) => {
    const ids = await lockReferralsById(tx, [id]);
    const [referral] = await readMovable(tx, ids, terms);
    if (!referral) {
      throw noSuchCommission();
    }
    if (referral.lines.some(({ eventKey }) => eventKey === key)) {
      return { changes: nothingChanged, result: undefined };
    }
    const move = await decide(referral, tx);
    if (isRefusal(move)) {
      throw refused(move);
    }
    const [last] = await findLastMoves(tx, ids);
    const eventKey = key ?? `${action}:${last?.id ?? 0}`;
    const changes = await moveReferrals(tx, { ...context, terms }, [
      { referral, key: eventKey, cause: 'staff', action, reason, move },
    ]);
    await enqueueCommissionMails(tx, changeNews(referral, move, reason));
    return { changes, result: undefined };
  });
  context.wakeJobs();
  return describeCommission(context.db, id);
}
