import { planPayout } from '#core/domain/partners/ledger/payout.ts';
import type { ReferralMove } from '#core/domain/partners/ledger/referral-move.ts';
import { demand } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../../context.ts';
import { type AuditedTransaction, transactionOfMany } from '../../../transaction.ts';
import { type CommissionNews, enqueueCommissionMails } from '../enqueue-commission-mails.ts';
import { noSuchPayout, wrongDay, wrongPayoutState } from '../policy.ts';
import { type Decision, moveReferrals, type Mover, readMovable } from '../settle/move-referrals.ts';
import { lockInOrder } from '../settle/queries.ts';
import {
  findItems,
  findNewestDecision,
  findPayoutPayees,
  findSettled,
  lockPayout,
} from './queries.ts';
import { describePayout, stateOf } from './read-payout.ts';
import { markDiscarded, markSent, type PayeeReference, storeReferences } from './writes.ts';

const referralsAtOnce = 1000;

interface Sent {
  id: number;
  paidOn: string;
  references?: PayeeReference[] | undefined;
}

/**
 * Records a prepared payout as paid on a day: each referral gets its line, the affiliates their
 * statements and mails. What was prepared is what was paid; what staff changed since is a
 * correction. 404 if there is none, 400 for a day before an approval in it or after today, 409 if it
 * is not prepared any more. Audited for each referral.
 */
export async function sendPayout(context: StaffContext, { id, paidOn, references }: Sent) {
  const terms = await context.programme.currentTerms();
  await transactionOfMany(context, async (tx) => {
    const { totalCents } = await lockPrepared(tx, id);
    await storeReferences(tx, id, references ?? []);
    await recordAsPaid(tx, { ...context, terms }, { batchId: id, paidOn });
    const after = { totalCents, paidOn };
    return { changes: [{ action: 'payout.send', entity: 'payout', entityId: id, after }] };
  });
  return describePayout(context.db, id);
}

/**
 * Discards a prepared payout: its lines are due again. 404 if there is none, 409 if it is not
 * prepared any more. Audited.
 */
export async function discardPayout(context: StaffContext, { id }: { id: number }) {
  await transactionOfMany(context, async (tx) => {
    const { totalCents } = await lockPrepared(tx, id);
    await markDiscarded(tx, id, context.actor.id);
    const after = { totalCents };
    return { changes: [{ action: 'payout.discard', entity: 'payout', entityId: id, after }] };
  });
  return describePayout(context.db, id);
}

/** A prepared payout, locked after its referrals; of two calls at once the second is refused. */
async function lockPrepared(tx: AuditedTransaction, id: number) {
  const parts = [
    ...(await findItems(tx, id)),
    ...(await findSettled(tx, id)).map(({ line }) => line),
  ];
  await lockInOrder(
    tx,
    parts.map(({ referralId }) => referralId),
  );
  const payout = demand(await lockPayout(tx, id), noSuchPayout);
  if (stateOf(payout) !== 'prepared') {
    throw wrongPayoutState(stateOf(payout));
  }
  return payout;
}

type PayingMover = Mover & Pick<StaffContext, 'programme' | 'actor'>;

/** Writes the payments of a locked payout, and the mails about them. */
export async function recordAsPaid(
  tx: AuditedTransaction,
  mover: PayingMover,
  { batchId, paidOn }: { batchId: number; paidOn: string },
) {
  const { programme, actor } = mover;
  const today = programme.today();
  const since = await findNewestDecision(tx, batchId);
  const from = since ? programme.dayOf(since) : today;
  if (paidOn < from || paidOn > today) {
    throw wrongDay(from, today);
  }
  await markSent(tx, { batchId, paidOn, sentBy: actor.id });
  const items = await findItems(tx, batchId);
  const settled = await findSettled(tx, batchId);
  const paidFor = new Map<number, number>();
  const correctedBy = new Map<number, number>();
  const ids = new Set([...items, ...settled].map(({ payeeId }) => payeeId));
  for (const id of ids) {
    const lines = settled.filter(({ payeeId }) => payeeId === id).map(({ line }) => line);
    const plan = planPayout(
      items.filter(({ payeeId }) => payeeId === id),
      lines.map((line) => ({ ...line, lineId: line.id })),
    )!;
    for (const { referralId, paidCents } of plan.payments) {
      paidFor.set(referralId, paidCents);
    }
    for (const { lineId, paidCents } of plan.corrected) {
      const { referralId } = lines.find((line) => line.id === lineId)!;
      correctedBy.set(referralId, (correctedBy.get(referralId) ?? 0) + paidCents);
    }
  }
  await payEach(tx, mover, paidFor, { key: `payout:${batchId}`, payoutBatchId: batchId });
  await payEach(tx, mover, correctedBy, { key: `correction:${batchId}`, payoutBatchId: batchId });
  await enqueueCommissionMails(tx, await paidNews(tx, { batchId, paidOn }, items, settled));
}

type Items = Awaited<ReturnType<typeof findItems>>;
type Settled = Awaited<ReturnType<typeof findSettled>>;

/** The news for each affiliate: clients with the amount due for each, then the corrections. */
async function paidNews(
  tx: AuditedTransaction,
  { batchId: payoutId, paidOn }: { batchId: number; paidOn: string },
  items: Items,
  settled: Settled,
): Promise<CommissionNews[]> {
  const payees = await findPayoutPayees(tx, payoutId);
  const parts = [
    ...items.map(({ dueCents: cents, ...item }) => ({ ...item, cents })),
    ...settled.map(({ line, ...one }) => ({ ...one, cents: line.amountCents, isCorrection: true })),
  ];
  return [...Map.groupBy(parts, ({ affiliateId }) => affiliateId)].map(([affiliateId, own]) => {
    const sum = (some: typeof own) => some.reduce((total, { cents }) => total + cents, 0);
    const byPayee = [...Map.groupBy(own, ({ payeeId }) => payeeId).values()];
    const references = payees
      .filter((payee) => payee.affiliateId === affiliateId)
      .map(({ reference }) => reference);
    return {
      kind: 'commission_paid',
      affiliateId,
      amountCents: sum(own),
      clients: own.map(({ leadId, cents, ...part }) => ({
        leadId,
        cents,
        ...('isCorrection' in part && { isCorrection: true }),
      })),
      payoutId,
      paidOn,
      reference: [...new Set(references)].join(', '),
      ...(own.some(({ payee }) => payee !== 'self') && {
        payees: byPayee.map((some) => ({
          payeeName: some[0]!.payee === 'self' ? null : some[0]!.payeeName,
          cents: sum(some),
        })),
      }),
    };
  });
}

/** A payout line for each of these referrals, which are paid from then on. */
async function payEach(
  tx: AuditedTransaction,
  mover: Mover,
  cents: ReadonlyMap<number, number>,
  event: { key: string; payoutBatchId: number },
) {
  const ids = [...cents.keys()];
  for (let start = 0; start < ids.length; start += referralsAtOnce) {
    const some = await readMovable(tx, ids.slice(start, start + referralsAtOnce), mover.terms);
    const decisions = some.map((referral): Decision => ({
      ...event,
      referral,
      cause: 'payout',
      action: 'pay',
      move: payoutOf(cents.get(referral.id)!),
    }));
    await moveReferrals(tx, mover, decisions);
  }
}

function payoutOf(paidCents: number): ReferralMove {
  const line = {
    kind: 'payout',
    cause: 'payout',
    amountCents: 0 - paidCents,
  } as const;
  return { to: 'paid', lines: [line] };
}
