import type { ReferralMove } from '#core/domain/ledger/referral-move.ts';
import { isRefusal, type StaffRefusal } from '#core/domain/ledger/staff-move.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { type AuditedTransaction, transactionOfMany } from '../transaction.ts';
import { enqueueCommissionMails } from '../email/earnings/enqueue-commission-mails.ts';
import { changeNews } from './change-news.ts';
import { describeCommission } from './describe-commission.ts';
import { noSuchCommission, refused, requireAdmin } from './policy.ts';
import { type MovableReferral, moveReferrals, readMovable } from './settle/move-referrals.ts';
import { findLastMoves, lockReferralsById } from './settle/queries.ts';

interface OneMove {
  id: number;
  action: string;
  reason: string;
  /** Names the event; of a key that was used before nothing is done. Made of the last move if absent. */
  key?: string;
}

/**
 * What staff do to one referral by hand, with a reason; answers it with its lines. 403 for who is no
 * admin, 404 for none, 409 where its state does not allow it. Audited.
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
    const isDone = referral.lines.some(({ eventKey }) => eventKey === key);
    if (!isDone) {
      const answer = await decide(referral, tx);
      if (isRefusal(answer)) {
        throw refused(answer);
      }
      const [last] = await findLastMoves(tx, ids);
      await moveReferrals(tx, { ...context, terms }, [referral], () => ({
        key: key ?? `${action}:${last?.id ?? 0}`,
        cause: 'staff',
        action,
        reason,
        move: answer,
      }));
      await enqueueCommissionMails(tx, changeNews(referral, answer, reason));
    }
    return { changes: [], result: undefined };
  });
  context.wakeJobs();
  return describeCommission(context.db, id);
}
