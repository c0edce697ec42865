import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { canonicalJson, sha256 } from '#server/outside/ids.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../../context.ts';
import {
  type AuditedTransaction,
  nothingChanged,
  transactionOfMany,
} from '../../../transaction.ts';
import { nothingDue, otherAmount } from '../policy.ts';
import { requirePayTerms } from '../read-commission-sums.ts';
import { lockInOrder } from '../settle/queries.ts';
import { byAmount, findDue, type Payable, type PayWish, planRun, referenceOf } from './find-due.ts';
import { findPayoutByKey } from './queries.ts';
import { describePayout } from './read-payout.ts';
import { recordAsPaid } from './send-payout.ts';
import {
  insertCorrections,
  insertItems,
  insertPayees,
  insertPayout,
  type PayeeReference,
} from './writes.ts';

interface Asked {
  key: string;
  /** Null pays everyone who is due. */
  affiliateId: number | null;
  /** For a payout to everyone: also pay inactive and deleted affiliates. */
  includesInactive?: boolean | undefined;
  /** Payees whom staff pay although a payout to everyone leaves them out. */
  alsoPay?: number[] | undefined;
  /** With a day it is recorded as paid at once; without, it is prepared. */
  paidOn?: string | undefined;
  reference?: string | undefined;
  references?: PayeeReference[] | undefined;
  totalCents: number;
}

/**
 * Prepares a payout of everything due to the payees of active affiliates, optionally of inactive
 * ones too, or of one affiliate; with a day it is recorded as paid at once. Each payee is paid for
 * itself, and those who must wait are left out with the reason. No other payout takes the lines of
 * a prepared one. A concurrent second call finds nothing left. 400 for a day before the approval or
 * after today; 409 without a legal basis where one is required, with nothing due, or if the amount
 * is not the one staff saw. Audited, and for each referral once it is paid.
 */
export async function createPayout(context: StaffContext, asked: Asked) {
  const { actor, db } = context;
  const { isRequired } = await requirePayTerms(context);
  const terms = await context.programme.currentTerms();
  const requestHash = sha256(canonicalJson(asked));
  const { key, paidOn, reference, references = [] } = asked;
  const wish = { ...asked, isPrepared: paidOn === undefined, isRequired };
  const id = await transactionOfMany(context, async (tx) => {
    const { paid, heldBack, totalCents, dueCents } = await lockPayable(tx, wish, terms);
    const earlier = await findPayoutByKey(tx, actor.id, key);
    if (earlier) {
      return { changes: nothingChanged, result: sameOrRefused(earlier, requestHash) };
    }
    // Whoever prepares has seen both sums: all that is due, and the part that is not held back.
    if (totalCents !== asked.totalCents && (paidOn || dueCents !== asked.totalCents)) {
      throw otherAmount();
    }
    if (totalCents === 0) {
      throw nothingDue();
    }
    const batchId = await insertPayout(tx, {
      createdBy: actor.id,
      key,
      requestHash,
      reference: reference ?? null,
      totalCents,
      heldBack: heldBack.map(({ name: _, kind: _kind, leadId: _leadId, ...one }) => one),
    });
    await insertParts(tx, batchId, { paid, references, reference });
    if (paidOn !== undefined) {
      await recordAsPaid(tx, { ...context, terms }, { batchId, paidOn });
    }
    const payees = paid.length;
    const change = {
      action: paidOn === undefined ? 'payout.prepare' : 'payout.create',
      entity: 'payout',
      entityId: batchId,
      after: { totalCents, reference, paidOn, payees, heldBack: heldBack.length },
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

/** The payees to pay, read behind the locks: a call that waited for them sees what is left. */
async function lockPayable(
  tx: AuditedTransaction,
  wish: PayWish,
  { payoutMinimum }: Pick<ProgrammeTerms, 'payoutMinimum'>,
) {
  const only = wish.affiliateId ?? undefined;
  const before = planRun(await findDue(tx, only, payoutMinimum), wish);
  const ids = before.paid.flatMap(referralsOf);
  await lockInOrder(tx, ids);
  const locked = new Set(ids);
  const due = await findDue(tx, only, payoutMinimum);
  const { paid, heldBack } = planRun(due, wish);
  // A referral that became due in between is not locked: the total then differs from the one seen,
  // and the payout is refused.
  const safe = paid.filter((payee) => referralsOf(payee).every((id) => locked.has(id)));
  const sum = (some: readonly Payable[]) =>
    some.reduce((total, { payout }) => total + payout.totalCents, 0);
  const dueCents = sum(planRun(due, { ...wish, isPrepared: false }).paid);
  return { paid: safe, heldBack, totalCents: sum(safe), dueCents };
}

function referralsOf({ dues, corrections }: Pick<Payable, 'dues' | 'corrections'>): number[] {
  return [...dues, ...corrections].map(({ referralId }) => referralId);
}

/** Stores who is paid for what, under whose name and reference. */
async function insertParts(
  tx: AuditedTransaction,
  batchId: number,
  {
    paid,
    references,
    reference,
  }: {
    paid: readonly Payable[];
    references: readonly PayeeReference[];
    reference?: string | undefined;
  },
) {
  const given = new Map(references.map((one) => [one.payeeId, one.reference]));
  const inOrder = byAmount(paid);
  await insertPayees(
    tx,
    inOrder.map(({ payeeId, affiliateId }, at) => ({
      batchId,
      payeeId,
      affiliateId,
      reference: given.get(payeeId) ?? reference ?? referenceOf(batchId, at),
    })),
  );
  const to = ({ payeeId, affiliateId, kind, name }: Payable) => ({
    batchId,
    payeeId,
    affiliateId,
    payee: kind,
    payeeName: name,
  });
  await insertItems(
    tx,
    inOrder.flatMap((payee) => {
      const paidFor = new Map(payee.payout.payments.map((one) => [one.referralId, one.paidCents]));
      return payee.dues.map(({ referralId, dueCents }) => {
        return { ...to(payee), referralId, dueCents, paidCents: paidFor.get(referralId)! };
      });
    }),
  );
  await insertCorrections(
    tx,
    inOrder.flatMap((payee) =>
      payee.corrections.map(({ lineId, amountCents }) => ({ ...to(payee), lineId, amountCents })),
    ),
  );
}
