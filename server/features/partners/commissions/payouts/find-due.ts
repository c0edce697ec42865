import { hindersApproval } from '#core/domain/partners/basis.ts';
import {
  type HoldReason,
  isBelowMinimum,
  type Payout,
  planPayout,
  reasonToHold,
} from '#core/domain/partners/ledger/payout.ts';
import { waitsForAnswer } from '#core/domain/partners/earned-twice.ts';
import type { Payee } from '#core/domain/partners/partner-kinds.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { nameAffiliates } from '../../affiliates/queries.ts';
import type { StaffContext } from '../../../context.ts';
import { findWhatIsMissing } from '../basis/find-partners.ts';
import { readPayTerms } from '../read-commission-sums.ts';
import {
  type ApprovedRow,
  type CorrectionRow,
  findActiveIds,
  findApproved,
  findCorrections,
  findNextNumber,
  findPayeesById,
} from './queries.ts';

/** What one payee of a partner is due now, for itself: no other's money or debt counts. */
export interface PayeeDue {
  payeeId: number;
  affiliateId: number;
  kind: Payee;
  /** The partner's own for `self`. */
  name: string;
  w9On: string | null;
  isReturned: boolean;
  /** False for payees of deactivated and deleted affiliates. */
  isActive: boolean;
  /** A payout to everyone leaves it for the next one. */
  isBelowMinimum: boolean;
  dues: readonly ApprovedRow[];
  corrections: readonly CorrectionRow[];
  /** The sum, below zero for a debt. */
  cents: number;
  payout: Payout | null;
  /** When the newest of it was approved or corrected: no payment of it is older. */
  since: Date | null;
}

export type Payable = PayeeDue & { payout: Payout };

export interface PayWish {
  affiliateId?: number | null | undefined;
  includesInactive?: boolean | undefined;
  alsoPay?: readonly number[] | undefined;
  /** Prepared for the bank, not recorded as paid already: then W-9 forms are asked for. */
  isPrepared: boolean;
  /** Without a basis nothing is paid, whatever staff ask. */
  isRequired: boolean;
}

/** Why a payout of this kind leaves a payee out; null if it pays them. */
function heldFor(payee: PayeeDue, wish: PayWish): HoldReason | null {
  if (payee.payout === null) {
    return 'owes';
  }
  const needsW9 = wish.isPrepared ? (wish.isRequired ? 'always' : 'unlessAsked') : 'never';
  return reasonToHold(
    { ...payee, hasW9: payee.w9On !== null },
    {
      needsW9,
      isAsked: wish.alsoPay?.includes(payee.payeeId) ?? false,
      isOfOne: typeof wish.affiliateId === 'number',
      includesInactive: wish.includesInactive ?? false,
    },
  );
}

/** The payees that a payout pays, and what it leaves out with the reason. */
export function planRun({ payees, held }: Due, wish: PayWish) {
  const reasons = new Map(payees.map((payee) => [payee, heldFor(payee, wish)]));
  const paid = payees.filter((payee): payee is Payable => reasons.get(payee) === null);
  const left = payees.filter(({ payout, cents }) => payout !== null || cents < 0);
  const heldBack = [
    ...left.map((payee) => ({ ...payee, leadId: null, reason: reasons.get(payee) ?? null })),
    ...held.map((line) => ({ ...line, cents: line.dueCents })),
  ].flatMap(({ affiliateId, payeeId, kind, name, cents, leadId, reason }) =>
    reason === null ? [] : [{ affiliateId, payeeId, kind, name, cents, leadId, reason }],
  );
  return { paid, heldBack, totalCents: sum(paid.map(({ payout }) => payout.totalCents)) };
}

/**
 * The next payout, highest amount first: what would be recorded as paid, partner by partner, and
 * what a prepared one pays and holds back, payee by payee.
 */
export async function readDue(
  context: StaffContext,
  { affiliate }: { affiliate?: number | undefined },
) {
  const { db, programme } = context;
  const { payoutMinimum } = await programme.currentTerms();
  const due = await findDue(db, affiliate, payoutMinimum);
  const byAffiliate = Map.groupBy(due.payees, ({ affiliateId }) => affiliateId);
  const ids = [...byAffiliate.keys()];
  const names = await nameAffiliates(db, ids);
  const payTerms = await readPayTerms(context);
  const { isRequired } = payTerms;
  const missingOf = await findWhatIsMissing(db, ids, programme.today(), payTerms);
  const rows = [...byAffiliate].map(([affiliateId, own]) => {
    const payable = own.filter(({ payout, isReturned }) => payout !== null && !isReturned);
    // With nothing to pay, all that makes up the debt is shown.
    const shown = payable.length > 0 ? payable : own;
    const since = newest(shown.map((payee) => payee.since));
    return {
      affiliateId,
      name: names.get(affiliateId) ?? '',
      isActive: own[0]!.isActive,
      isBelowMinimum: payable.length > 0 && payable.every((payee) => payee.isBelowMinimum),
      ...amountsOf(shown, (row) => missingOf(affiliateId, row.computed).some(hindersApproval)),
      waiting: own
        .filter(({ cents }) => cents < 0)
        .map(({ name, cents }) => ({ payeeName: name, cents })),
      since: since && programme.dayOf(since),
    };
  });
  const atOnce = { affiliateId: affiliate, isPrepared: false, isRequired };
  const { totalCents } = planRun(due, atOnce);
  const withInactive = planRun(due, { ...atOnce, includesInactive: true });
  const run = planRun(due, { ...atOnce, isPrepared: true });
  const number = await findNextNumber(db);
  return {
    affiliates: rows.toSorted((a, b) => b.totalCents - a.totalCents),
    totalCents,
    inactiveCents: withInactive.totalCents - totalCents,
    minimumCents: payoutMinimum * 100,
    held: due.held.length,
    today: programme.today(),
    payees: byAmount(run.paid).map((payee, at) => ({
      ...presentPayee(payee),
      affiliate: names.get(payee.affiliateId) ?? '',
      reference: referenceOf(number, at),
    })),
    heldBack: run.heldBack,
  };
}

/** The highest amount first: the order of payees in a payout. */
export function byAmount(paid: readonly Payable[]): Payable[] {
  return paid.toSorted((a, b) => b.cents - a.cents || a.payeeId - b.payeeId);
}

/** The reference of a payee in a payout, unless staff give the bank's own. */
export function referenceOf(payout: number, at: number): string {
  return `SG${payout}-${String(at + 1).padStart(2, '0')}`;
}

function presentPayee(payee: Payable) {
  const { payeeId, affiliateId, kind, name, w9On, payout, dues, corrections } = payee;
  return {
    payeeId,
    affiliateId,
    kind,
    name,
    w9On,
    referrals: dues.length,
    correctionCents: sum(corrections.map(({ amountCents }) => amountCents)),
    totalCents: payout.totalCents,
    returnedAt: null,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}

/** The latest of some moments; null if there are none. */
export function newest(moments: readonly (Date | null)[]): Date | null {
  return moments.reduce((last, at) => (at && (!last || at > last) ? at : last), null);
}

/** Parts of the amount due: approved referrals, corrections, and their sum, in US cents. */
function amountsOf(payees: readonly PayeeDue[], isLacking: (row: ApprovedRow) => boolean) {
  const dues = payees.flatMap((payee) => payee.dues);
  const corrections = payees.flatMap((payee) => payee.corrections);
  return {
    referrals: dues.length,
    dueCents: sum(dues.map(({ dueCents }) => dueCents)),
    correctionCents: sum(corrections.map(({ amountCents }) => amountCents)),
    totalCents: sum(
      payees.map(({ payout, isReturned }) => (isReturned ? 0 : (payout?.totalCents ?? 0))),
    ),
    checks: {
      basis: dues.filter(isLacking).length,
      notClosed: dues.filter(({ isNotClosed }) => isNotClosed).length,
      license: dues.filter(({ isUnverified }) => isUnverified).length,
      price: dues.filter(({ isRepriced }) => isRepriced).length,
    },
  };
}

interface Due {
  payees: PayeeDue[];
  /** Approved referrals that wait: their lead is deleted or lost, or they are one of two. */
  held: (ApprovedRow & Pick<PayeeDue, 'kind' | 'name'> & { reason: HoldReason })[];
}

/** What is due to each payee of all affiliates, or of one, and no prepared payout holds. */
export async function findDue(
  db: Queryable,
  affiliateId: number | undefined,
  minimumDollars: number,
): Promise<Due> {
  const isFree = ({ isPrepared }: { isPrepared: boolean }) => !isPrepared;
  const approved = (await findApproved(db, affiliateId)).filter(isFree);
  const corrections = (await findCorrections(db, affiliateId)).filter(isFree);
  const reasonOf = (row: ApprovedRow): HoldReason | null =>
    row.isHeld ? 'held' : waitsForAnswer('approved', row.alsoEarned) ? 'duplicate' : null;
  const dues = Map.groupBy(
    approved.filter((row) => reasonOf(row) === null),
    ({ payeeId }) => payeeId,
  );
  const corrected = Map.groupBy(corrections, ({ payeeId }) => payeeId);
  // One after the other: a transaction has one connection.
  const found = await findPayeesById(db, [
    ...new Set([...approved, ...corrections].map(({ payeeId }) => payeeId)),
  ]);
  const active = await findActiveIds(
    db,
    found.map((payee) => payee.affiliateId),
  );
  const payeeOf = new Map(found.map((payee) => [payee.payeeId, payee]));
  const payees = found.flatMap((payee) => {
    const own = dues.get(payee.payeeId) ?? [];
    const fixed = corrected.get(payee.payeeId) ?? [];
    if (own.length + fixed.length === 0) {
      return [];
    }
    const payout = planPayout(own, fixed);
    return [
      {
        ...payee,
        dues: own,
        corrections: fixed,
        payout,
        cents: sum([
          ...own.map(({ dueCents }) => dueCents),
          ...fixed.map(({ amountCents }) => amountCents),
        ]),
        isActive: active.has(payee.affiliateId),
        isBelowMinimum: isBelowMinimum(payout, minimumDollars),
        since: newest([...own, ...fixed].map(({ since }) => since)),
      },
    ];
  });
  return {
    payees,
    held: approved.flatMap((line) => {
      const { kind, name } = payeeOf.get(line.payeeId)!;
      const reason = reasonOf(line);
      return reason === null ? [] : [{ ...line, kind, name, reason }];
    }),
  };
}
