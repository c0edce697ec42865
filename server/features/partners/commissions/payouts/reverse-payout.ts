import { reversed } from '#core/domain/partners/ledger/staff-move.ts';
import type { CommissionChange } from '#core/i18n/mails/commission-texts.ts';
import { demand } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../../context.ts';
import { type CommissionNews, enqueueCommissionMails } from '../enqueue-commission-mails.ts';
import { type AuditedTransaction, transactionOfMany } from '../../../transaction.ts';
import {
  alreadyReversed,
  noSuchPayout,
  settledByLaterPayout,
  wrongPayoutState,
} from '../policy.ts';
import { type Decision, type Mover, moveReferrals, readMovable } from '../settle/move-referrals.ts';
import { lockInOrder } from '../settle/queries.ts';
import { describePayout, stateOf } from './read-payout.ts';
import {
  findBuiltUpon,
  findItems,
  findPayoutPayees,
  findSettled,
  findTaken,
  lockPayout,
} from './queries.ts';
import { insertReversal } from './writes.ts';

const referralsAtOnce = 1000;

interface Asked {
  id: number;
  reason: string;
}

/**
 * Reverses a payout that was recorded by mistake, with a reason that the affiliates read. Each
 * referral gets a line and is approved and due again; corrections it settled are open again. What
 * came back before stays as it is. Its statements are kept and marked. 404 if there is none; 409 if
 * it is not paid, is reversed already, or a later payout settled its corrections. Audited for each
 * referral.
 */
export async function reversePayout(context: StaffContext, { id, reason }: Asked) {
  const { actor, db } = context;
  const terms = await context.programme.currentTerms();
  await transactionOfMany(context, async (tx) => {
    await lockSent(tx, id);
    const later = await findBuiltUpon(tx, id);
    if (later !== undefined) {
      throw settledByLaterPayout(later);
    }
    const event = { id, reason, key: `reversal:${id}`, ...reversal };
    const news = await giveBack(tx, { ...context, terms }, event);
    await insertReversal(tx, { batchId: id, reason, reversedBy: actor.id });
    await enqueueCommissionMails(tx, news);
    const totalCents = news.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const change = {
      action: 'payout.reverse',
      entity: 'payout',
      entityId: id,
      after: { totalCents, reason },
    };
    return { changes: [change] };
  });
  return describePayout(db, id);
}

/** Locks a paid payout after its referrals: a concurrent call waits. */
export async function lockSent(tx: AuditedTransaction, id: number) {
  await lockInOrder(
    tx,
    (await findTaken(tx, id)).map(({ referralId }) => referralId),
  );
  const state = stateOf(demand(await lockPayout(tx, id), noSuchPayout));
  if (state === 'reversed') {
    throw alreadyReversed();
  }
  if (state !== 'sent') {
    throw wrongPayoutState(state);
  }
}

interface Event extends Asked {
  key: string;
  change: Extract<CommissionChange, 'reversed' | 'returned'>;
  /** In the audit log. */
  action: string;
}

const reversal = { action: 'reverse', change: 'reversed' } as const;

/**
 * Takes the payments of a payout back referral by referral, of one payee or of all who were not
 * taken out before; returns the news for each affiliate.
 */
export async function giveBack(
  tx: AuditedTransaction,
  mover: Mover,
  { id: batchId, reason, key, change, action }: Event,
  onlyPayeeId?: number,
): Promise<CommissionNews[]> {
  const standing = new Set(
    (await findPayoutPayees(tx, batchId))
      .filter(
        ({ returnedAt, payeeId }) => returnedAt === null && payeeId === (onlyPayeeId ?? payeeId),
      )
      .map(({ payeeId }) => payeeId),
  );
  const isTaken = ({ payeeId }: { payeeId: number }) => standing.has(payeeId);
  const parts = (await findItems(tx, batchId)).filter(isTaken);
  const settled = (await findSettled(tx, batchId)).filter(isTaken);
  const items = new Set(parts.map(({ referralId }) => referralId));
  const own = new Set([...items, ...settled.map(({ line }) => line.referralId)]);
  const paid = await findTaken(tx, batchId);
  const taken = new Map(
    paid
      .filter(({ referralId }) => own.has(referralId))
      .map(({ referralId, paidCents }) => [referralId, paidCents]),
  );
  const backFrom = new Map<number, number>();
  const ids = [...taken.keys()];
  for (let start = 0; start < ids.length; start += referralsAtOnce) {
    const some = await readMovable(tx, ids.slice(start, start + referralsAtOnce), mover.terms);
    const decisions = some.map((referral): Decision => ({
      referral,
      key,
      cause: 'reversal',
      action,
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
  const [{ payeeName = '' } = {}] = [...parts, ...settled];
  return [...backFrom].map(([affiliateId, amountCents]) => ({
    kind: 'commission_changed',
    affiliateId,
    amountCents,
    clients: [],
    change,
    reason,
    ...(change === 'returned' && { payees: [{ payeeName, cents: amountCents }] }),
  }));
}
