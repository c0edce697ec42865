import { demand } from '#server/platform/http-error.ts';
import type { ReferralMove } from '#core/domain/partners/ledger/referral-move.ts';
import {
  addsToApproved,
  adjustedByStaff,
  isRefusal,
  reopenedByStaff,
  type StaffRefusal,
  voidedByStaff,
} from '#core/domain/partners/ledger/staff-move.ts';
import type { CommissionChange } from '#core/i18n/mails/commission-texts.ts';
import { hindersApproval } from '#core/domain/partners/basis.ts';
import type { StaffContext } from '../../context.ts';
import { type CommissionNews, enqueueCommissionMails } from './enqueue-commission-mails.ts';
import { type AuditedTransaction, nothingChanged, transactionOfMany } from '../../transaction.ts';
import { findWhatIsMissing } from './basis/find-partners.ts';
import { readPayTerms } from './read-commission-sums.ts';
import { describeCommission } from './read-commission.ts';
import { heldByPayout, lacksBasisToAdd, noSuchCommission, refused } from './policy.ts';
import { findHomePrice, isApprovalUntold } from './queries.ts';
import { type MovableReferral, moveReferrals, readMovable } from './settle/move-referrals.ts';
import { findLastMoves, findPrepared, lockReferralsById } from './settle/queries.ts';

interface Adjustment {
  id: number;
  key: string;
  amountCents: number;
  reason: string;
  /** The member who answers for an addition to a referral that lacks its basis. */
  override?: { name: string } | undefined;
}

/**
 * Adds to or deducts from a referral's earnings, with a reason that the affiliate reads. After a
 * payment this is a correction, which the next payout settles. Idempotent by key. What is added
 * after the approval is not approved again, so it needs the same basis: where one is required, 409
 * if it is missing and no one answers for it.
 */
export async function adjustCommission(
  context: StaffContext,
  { id, key, amountCents, reason, override }: Adjustment,
) {
  const payTerms = await readPayTerms(context);
  const event = {
    id,
    action: 'adjust',
    reason,
    key: `adjust:${context.actor.id}:${key}`,
  };
  return moveOne(context, event, async ({ affiliateId, money }, tx) => {
    if (!addsToApproved(money, amountCents)) {
      return adjustedByStaff(money, amountCents);
    }
    const today = context.programme.today();
    const missingOf = await findWhatIsMissing(tx, [affiliateId], today, payTerms);
    const missing = missingOf(affiliateId, money.computed)
      .filter(hindersApproval)
      .map(({ what }) => what);
    if (payTerms.isRequired && missing.length > 0 && override === undefined) {
      throw lacksBasisToAdd(missing);
    }
    const answers = missing.length > 0 && override ? { name: override.name, missing } : undefined;
    return adjustedByStaff(money, amountCents, answers);
  });
}

/** Voids a referral's earnings, with a reason that the affiliate reads; 409 once they are paid. */
export function voidCommission(
  context: StaffContext,
  { id, reason }: { id: number; reason: string },
) {
  return moveOne(context, { id, action: 'void', reason }, async ({ money }, tx) => {
    await refuseHeld(tx, id);
    return voidedByStaff(money);
  });
}

/**
 * Withdraws an approval, with a reason: the amount is an estimate at the current price again. A
 * concurrent change of the price waits for the lock on the referral, and then moves it.
 */
export function reopenCommission(
  context: StaffContext,
  { id, reason }: { id: number; reason: string },
) {
  return moveOne(context, { id, action: 'reopen', reason }, async (referral, tx) => {
    await refuseHeld(tx, id);
    return reopenedByStaff(referral.money, await findHomePrice(tx, referral.leadId));
  });
}

/** A prepared payout may be at the bank: what it holds is not taken away below it. */
async function refuseHeld(tx: AuditedTransaction, id: number) {
  const payout = (await findPrepared(tx, [id])).get(id);
  if (payout !== undefined) {
    throw heldByPayout(payout);
  }
}

interface OneMove {
  id: number;
  action: string;
  reason: string;
  /** Identifies the event, which may happen only once. Derived from the last move if left out. */
  key?: string;
}

/**
 * Moves one referral by hand, with a reason, and returns it with its lines. 404 if there is no such
 * commission, 409 if its state does not allow the move. Audited.
 */
async function moveOne(
  context: StaffContext,
  { id, action, reason, key }: OneMove,
  decide: (
    referral: MovableReferral,
    tx: AuditedTransaction,
  ) => ReferralMove | StaffRefusal | Promise<ReferralMove | StaffRefusal>,
) {
  const terms = await context.programme.currentTerms();
  await transactionOfMany(context, async (tx) => {
    const ids = await lockReferralsById(tx, [id]);
    const [found] = await readMovable(tx, ids, terms);
    const referral = demand(found, noSuchCommission);
    if (referral.lines.some(({ eventKey }) => eventKey === key)) {
      return { changes: nothingChanged };
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
    const isUntold = action === 'reopen' && (await isApprovalUntold(tx, referral));
    // The mail about the approval has not left, and leaves without it.
    await enqueueCommissionMails(tx, isUntold ? [] : changeNews(referral, move, reason));
    return { changes };
  });
  return describeCommission(context, id);
}

function changeOf({ to }: ReferralMove, addedCents: number): CommissionChange {
  if (to === 'void') {
    return 'voided';
  }
  return addedCents === 0 ? 'reopened' : addedCents > 0 ? 'added' : 'taken';
}

/** The news for the affiliate about a manual change of a referral; none if nothing was earned. */
function changeNews(
  { affiliateId, leadId, money }: MovableReferral,
  move: ReferralMove,
  reason: string,
): CommissionNews[] {
  // A move back to `qualified` may add lines of its own, such as for a price that changed since;
  // those are part of the estimate.
  const isByHand = move.to !== 'qualified' || money.status === 'qualified';
  const addedCents = isByHand ? move.lines.reduce((sum, line) => sum + line.amountCents, 0) : 0;
  const change = changeOf(move, addedCents);
  const estimate = move.lines.reduce((sum, line) => sum + line.amountCents, money.earnedCents);
  const amountCents = change === 'reopened' ? estimate : Math.abs(addedCents);
  return amountCents === 0
    ? []
    : [
        {
          kind: 'commission_changed',
          affiliateId,
          amountCents,
          clients: [{ leadId, cents: amountCents }],
          change,
          isOfEstimate: money.status === 'qualified',
          reason,
        },
      ];
}
