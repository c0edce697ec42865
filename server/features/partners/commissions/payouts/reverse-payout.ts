import { reversed } from '#core/domain/partners/ledger/staff-move.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../../context.ts';
import { type CommissionNews, enqueueCommissionMails } from '../enqueue-commission-mails.ts';
import { type AuditedTransaction, transactionOfMany } from '../../../transaction.ts';
import { alreadyReversed, settledByLaterPayout } from '../policy.ts';
import { type Decision, type Mover, moveReferrals, readMovable } from '../settle/move-referrals.ts';
import { lockReferralsById } from '../settle/queries.ts';
import { describePayout } from './read-payout.ts';
import { findBuiltUpon, findItems, findPayout, findTaken } from './queries.ts';
import { insertReversal } from './writes.ts';

const referralsAtOnce = 1000;

interface Asked {
  id: number;
  reason: string;
}

/**
 * Reverses a payout that was recorded by mistake, with a reason that the affiliates read. Each
 * referral gets a line and is approved and due again; corrections it settled are open again. Its
 * statements are kept and marked. 404 if there is none; 409 if it is reversed already, or a later
 * payout settled its corrections. Audited for each referral.
 */
export async function reversePayout(context: Context<StaffActor>, { id, reason }: Asked) {
  const { actor, db } = context;
  await describePayout(db, id);
  const terms = await context.programme.currentTerms();
  await transactionOfMany(context, async (tx) => {
    const taken = await lockTaken(tx, id);
    const stored = await findPayout(tx, id);
    if (stored?.reversedAt) {
      throw alreadyReversed();
    }
    const later = await findBuiltUpon(tx, id);
    if (later !== undefined) {
      throw settledByLaterPayout(later);
    }
    await insertReversal(tx, { batchId: id, reason, reversedBy: actor.id });
    const news = await giveBack(tx, { ...context, terms }, { id, reason }, taken);
    await enqueueCommissionMails(tx, news);
    const totalCents = [...taken.values()].reduce((sum, cents) => sum + cents, 0);
    const change = {
      action: 'payout.reverse',
      entity: 'payout',
      entityId: id,
      after: { totalCents, reason },
    };
    return { changes: [change], result: undefined };
  });
  return describePayout(db, id);
}

/** The payments of the payout by referral, after each is locked; a concurrent call waits. */
async function lockTaken(tx: AuditedTransaction, id: number): Promise<Map<number, number>> {
  const taken = await findTaken(tx, id);
  const ids = taken.map(({ referralId }) => referralId);
  for (let start = 0; start < ids.length; start += referralsAtOnce) {
    await lockReferralsById(tx, ids.slice(start, start + referralsAtOnce));
  }
  return new Map(taken.map(({ referralId, paidCents }) => [referralId, paidCents]));
}

/** Reverses the payments referral by referral; returns the news for each affiliate. */
async function giveBack(
  tx: AuditedTransaction,
  mover: Mover,
  { id: batchId, reason }: Asked,
  taken: ReadonlyMap<number, number>,
): Promise<CommissionNews[]> {
  const backFrom = new Map<number, number>();
  const paid = await findItems(tx, batchId);
  const items = new Set(paid.map(({ referralId }) => referralId));
  const ids = [...taken.keys()];
  for (let start = 0; start < ids.length; start += referralsAtOnce) {
    const some = await readMovable(tx, ids.slice(start, start + referralsAtOnce), mover.terms);
    const decisions = some.map((referral): Decision => ({
      referral,
      key: `reversal:${batchId}`,
      cause: 'reversal',
      action: 'reverse',
      reason,
      payoutBatchId: batchId,
      move: reversed(referral.status, {
        paidCents: taken.get(referral.id)!,
        isItem: items.has(referral.id),
      }),
    }));
    await moveReferrals(tx, mover, decisions);
    for (const { id, affiliateId } of some) {
      backFrom.set(affiliateId, (backFrom.get(affiliateId) ?? 0) + taken.get(id)!);
    }
  }
  return [...backFrom].map(([affiliateId, amountCents]) => ({
    kind: 'commission_changed',
    affiliateId,
    amountCents,
    clients: [],
    change: 'reversed',
    reason,
  }));
}
