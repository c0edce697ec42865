import type { ReferralMove } from '#core/domain/partners/ledger/referral-move.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { dayIn } from '#server/outside/clock.ts';
import { canonicalJson, sha256 } from '#server/outside/ids.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../../context.ts';
import {
  type AuditedTransaction,
  nothingChanged,
  transactionOfMany,
} from '../../../transaction.ts';
import { nothingDue, otherAmount, wrongDay } from '../policy.ts';
import { requirePayTerms } from '../read-commission-sums.ts';
import { findPayees } from '../basis/find-partners.ts';
import { type Decision, moveReferrals, type Mover, readMovable } from '../settle/move-referrals.ts';
import { lockReferralsById } from '../settle/queries.ts';
import { type CommissionNews, enqueueCommissionMails } from '../enqueue-commission-mails.ts';
import { describePayout } from './read-payout.ts';
import { type AffiliateDue, findDue, newest } from './find-due.ts';
import { findPaidPayees, findPayoutByKey } from './queries.ts';
import { insertCorrections, insertItems, insertPayout } from './writes.ts';

interface Asked {
  key: string;
  /** Null pays everyone who is due. */
  affiliateId: number | null;
  /** For a payout to everyone: also pay inactive and deleted affiliates. */
  includesInactive?: boolean | undefined;
  paidOn: string;
  reference: string;
  /** The total the actor saw. */
  totalCents: number;
}

type Payable = AffiliateDue & { payout: NonNullable<AffiliateDue['payout']> };

const referralsAtOnce = 1000;

/**
 * Pays everything due to active affiliates, optionally to inactive ones too, or to one affiliate.
 * In a payout to everyone, amounts below the program's minimum wait for the next payout. One payout
 * line per referral, which stays paid until the payout is reversed. A concurrent second call finds
 * nothing left. 400 for a day before the approval or after today; 409 without a legal basis where one is required, with
 * nothing due, or if the amount is not the one staff saw. Audited for each referral.
 */
export async function createPayout(context: Context<StaffActor>, asked: Asked) {
  const { actor, db } = context;
  await requirePayTerms(context);
  const terms = await context.programme.currentTerms();
  const requestHash = sha256(canonicalJson(asked));
  const id = await transactionOfMany(context, async (tx) => {
    const payable = await lockPayable(tx, asked, terms);
    const earlier = await findPayoutByKey(tx, actor.id, asked.key);
    if (earlier) {
      return { changes: nothingChanged, result: sameOrRefused(earlier, requestHash) };
    }
    const totalCents = payable.reduce((sum, { payout }) => sum + payout.totalCents, 0);
    if (totalCents !== asked.totalCents) {
      throw otherAmount();
    }
    if (totalCents === 0) {
      throw nothingDue();
    }
    refuseWrongDay(context, asked.paidOn, payable);
    const { key, paidOn, reference } = asked;
    const batchId = await insertPayout(tx, {
      createdBy: actor.id,
      key,
      requestHash,
      paidOn,
      reference,
      totalCents,
    });
    await pay(tx, { ...context, terms }, batchId, payable);
    await enqueueCommissionMails(
      tx,
      payable.map((due) => paidNews(due, batchId, asked)),
    );
    const change = {
      action: 'payout.create',
      entity: 'payout',
      entityId: batchId,
      after: { totalCents, reference, paidOn, affiliates: payable.length },
    };
    return { changes: [change], result: batchId };
  });
  return describePayout(db, id);
}

function sameOrRefused(earlier: { id: number; requestHash: string }, requestHash: string): number {
  if (earlier.requestHash !== requestHash) {
    throw new HttpError(409, 'This key stands for another payout. Choose a new one.');
  }
  return earlier.id;
}

/** Accepts the lender's days from the newest approval that is paid until today. */
function refuseWrongDay(
  { config, now }: Context<StaffActor>,
  paidOn: string,
  payable: readonly Payable[],
): void {
  const today = dayIn(config.timeZone, now);
  const since = newest(payable.map((due) => due.since));
  const from = since ? dayIn(config.timeZone, since) : today;
  if (paidOn < from || paidOn > today) {
    throw wrongDay(from, today);
  }
}

/**
 * The amounts due, read after every referral is locked: a call that waited for locks sees what is
 * left.
 */
async function lockPayable(
  tx: AuditedTransaction,
  { affiliateId, includesInactive = false }: Asked,
  { payoutMinimum }: Pick<ProgrammeTerms, 'payoutMinimum'>,
): Promise<Payable[]> {
  const only = affiliateId ?? undefined;
  const isMeant = ({ isActive, isBelowMinimum }: AffiliateDue) =>
    only !== undefined || (!isBelowMinimum && (isActive || includesInactive));
  const before = await findDue(tx, only, payoutMinimum);
  const ids = before.affiliates.filter(isMeant).flatMap(({ dues, corrections }) => {
    return [...dues, ...corrections].map(({ referralId }) => referralId);
  });
  const inOrder = [...new Set(ids)].sort((a, b) => a - b);
  for (let start = 0; start < inOrder.length; start += referralsAtOnce) {
    await lockReferralsById(tx, inOrder.slice(start, start + referralsAtOnce));
  }
  const locked = new Set(inOrder);
  const { affiliates } = await findDue(tx, only, payoutMinimum);
  const meant = affiliates.filter(isMeant);
  // A referral that became due in between is not locked: the total then differs from the one seen,
  // and the payout is refused.
  return meant.filter((due): due is Payable => due.payout !== null && areIn(locked, due));
}

function areIn(locked: ReadonlySet<number>, { dues, corrections }: AffiliateDue): boolean {
  return [...dues, ...corrections].every(({ referralId }) => locked.has(referralId));
}

async function pay(
  tx: AuditedTransaction,
  mover: Mover,
  batchId: number,
  payable: readonly Payable[],
): Promise<void> {
  const paidFor = new Map<number, number>();
  const correctedBy = new Map<number, number>();
  for (const { payout, corrections } of payable) {
    for (const { referralId, paidCents } of payout.payments) {
      paidFor.set(referralId, paidCents);
    }
    for (const { lineId, paidCents } of payout.corrected) {
      const { referralId } = corrections.find((one) => one.lineId === lineId)!;
      correctedBy.set(referralId, (correctedBy.get(referralId) ?? 0) + paidCents);
    }
  }
  await payEach(tx, mover, paidFor, { key: `payout:${batchId}`, payoutBatchId: batchId });
  await payEach(tx, mover, correctedBy, { key: `correction:${batchId}`, payoutBatchId: batchId });
  const ids = payable.map(({ affiliateId }) => affiliateId);
  const payeeOf = await findPayees(tx, ids);
  const items = payable.flatMap(({ dues, affiliateId }) =>
    dues.map(({ referralId, dueCents }) => ({
      referralId,
      batchId,
      affiliateId,
      dueCents,
      paidCents: paidFor.get(referralId)!,
      ...payeeOf.get(affiliateId)!,
    })),
  );
  await insertItems(tx, items);
  const corrected = payable.flatMap(({ corrections }) => corrections);
  const payeeOfPayment = await findPaidPayees(
    tx,
    corrected.map(({ referralId }) => referralId),
  );
  await insertCorrections(
    tx,
    corrected.map(({ lineId, referralId, affiliateId, amountCents }) => ({
      lineId,
      batchId,
      affiliateId,
      amountCents,
      ...payeeOfPayment.get(referralId)!,
    })),
  );
}

/** The news for the affiliate: clients with the amount due for each, then the corrections. */
function paidNews(
  { affiliateId, payout, payees, dues, corrections }: Payable,
  payoutId: number,
  { paidOn, reference }: Asked,
): CommissionNews {
  const paid = dues.map(({ leadId, dueCents }) => ({ leadId, cents: dueCents }));
  const corrected = corrections.map(({ leadId, amountCents }) => ({
    leadId,
    cents: amountCents,
    isCorrection: true,
  }));
  return {
    kind: 'commission_paid',
    affiliateId,
    amountCents: payout.totalCents,
    clients: [...paid, ...corrected],
    payoutId,
    paidOn,
    reference,
    ...(payees.some(({ payeeName }) => payeeName !== null) && { payees: [...payees] }),
  };
}

/** A payout line for each of these referrals, which are paid from then on. */
async function payEach(
  tx: AuditedTransaction,
  mover: Mover,
  cents: ReadonlyMap<number, number>,
  event: { key: string; payoutBatchId: number },
): Promise<void> {
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
