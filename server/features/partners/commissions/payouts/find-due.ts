import { hindersApproval } from '#core/domain/partners/basis.ts';
import { isBelowMinimum, type Payout, planPayout } from '#core/domain/partners/ledger/payout.ts';
import { type MadeOutTo, payeeKey } from '#core/domain/partners/payee.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { dayIn } from '#server/outside/clock.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { nameAffiliates } from '../../affiliates/name-affiliates.ts';
import type { Context } from '../../../context.ts';
import { findPayees, findWhatIsMissing, type MissingOf } from '../basis/find-partners.ts';
import { readPayTerms } from '../read-commission-sums.ts';
import {
  type ApprovedRow,
  type CorrectionRow,
  findActiveIds,
  findApproved,
  findCorrections,
  findPaidPayees,
} from './queries.ts';

/**
 * The next payout, highest amount first. In a payout to everyone, inactive affiliates are listed
 * apart and paid only on request, and those below the minimum wait for the next one.
 */
export async function readDue(
  context: Context<StaffActor>,
  { affiliate }: { affiliate?: number | undefined },
) {
  const { db, config, now, programme } = context;
  const { payoutMinimum } = await programme.currentTerms();
  const { affiliates, held } = await findDue(db, affiliate, payoutMinimum);
  const ids = affiliates.map(({ affiliateId }) => affiliateId);
  const names = await nameAffiliates(db, ids);
  const today = dayIn(config.timeZone, now);
  const missingOf = await findWhatIsMissing(db, ids, today, await readPayTerms(context));
  const rows = affiliates.map((due) => ({
    affiliateId: due.affiliateId,
    name: names.get(due.affiliateId) ?? '',
    isActive: due.isActive,
    isBelowMinimum: due.isBelowMinimum,
    ...amountsOf(due, missingOf),
    since: due.since && dayIn(config.timeZone, due.since),
  }));
  const inTurn = rows.filter(({ isBelowMinimum }) => affiliate !== undefined || !isBelowMinimum);
  const isPaid = (row: (typeof rows)[number]) => row.isActive || affiliate !== undefined;
  const total = (some: typeof rows) => some.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return {
    affiliates: rows.toSorted((a, b) => b.totalCents - a.totalCents),
    totalCents: total(inTurn.filter(isPaid)),
    inactiveCents: total(inTurn.filter((row) => !isPaid(row))),
    minimumCents: payoutMinimum * 100,
    held,
    today,
  };
}

/** The amount due to one affiliate now; `payout` is null if nothing is left to pay. */
export interface AffiliateDue {
  affiliateId: number;
  /** False for deactivated and deleted affiliates. */
  isActive: boolean;
  /** A payout to everyone leaves it for the next one. */
  isBelowMinimum: boolean;
  dues: readonly ApprovedRow[];
  corrections: readonly CorrectionRow[];
  payout: Payout | null;
  /** What each payee of the payout is paid; the name of the affiliate in person is null. */
  payees: readonly { payeeName: string | null; cents: number }[];
  /** Sums below zero of payees, which are set off against money of the same payee only. */
  waiting: { payeeName: string; cents: number }[];
  /** When the newest of it was approved or corrected: no payment of it is older. */
  since: Date | null;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}

/** The latest of some moments; null if there are none. */
export function newest(moments: readonly (Date | null)[]): Date | null {
  return moments.reduce((last, at) => (at && (!last || at > last) ? at : last), null);
}

/** Parts of the amount due: approved referrals, corrections, and their sum, in US cents. */
function amountsOf(
  { affiliateId, dues, corrections, payout, waiting }: AffiliateDue,
  missingOf: MissingOf,
) {
  return {
    waiting,
    referrals: dues.length,
    dueCents: sum(dues.map(({ dueCents }) => dueCents)),
    correctionCents: sum(corrections.map(({ amountCents }) => amountCents)),
    totalCents: payout?.totalCents ?? 0,
    checks: {
      basis: dues.filter(({ computed }) => missingOf(affiliateId, computed).some(hindersApproval))
        .length,
      notClosed: dues.filter(({ isNotClosed }) => isNotClosed).length,
      license: dues.filter(({ isUnverified }) => isUnverified).length,
      price: dues.filter(({ isRepriced }) => isRepriced).length,
    },
  };
}

interface MadeOut<Row> {
  row: Row;
  to: MadeOutTo;
}

/**
 * What an affiliate's payees are due, each for itself: the payees of the payout, or, if there is
 * nothing to pay, all of them.
 */
function payeesDue(
  affiliateId: number,
  dues: readonly MadeOut<ApprovedRow>[],
  corrections: readonly MadeOut<CorrectionRow>[],
): Pick<AffiliateDue, 'dues' | 'corrections' | 'payout' | 'payees' | 'waiting'> {
  const keyOf = ({ to }: { to: MadeOutTo }) => payeeKey(affiliateId, to);
  const parts = [...Map.groupBy([...dues, ...corrections], keyOf)].map(([key, [first]]) => {
    const isIts = (one: { to: MadeOutTo }) => keyOf(one) === key;
    const own = {
      dues: dues.filter(isIts).map(({ row }) => row),
      corrections: corrections.filter(isIts).map(({ row }) => row),
    };
    return { ...own, ...first!.to, payout: planPayout(own.dues, own.corrections) };
  });
  const paid = parts.filter(({ payout }) => payout !== null);
  const shown = paid.length === 0 ? parts : paid;
  const payouts = paid.map(({ payout }) => payout!);
  return {
    dues: shown.flatMap((part) => part.dues),
    corrections: shown.flatMap((part) => part.corrections),
    payout:
      payouts.length === 0
        ? null
        : {
            totalCents: sum(payouts.map(({ totalCents }) => totalCents)),
            payments: payouts.flatMap(({ payments }) => payments),
            corrected: payouts.flatMap(({ corrected }) => corrected),
          },
    payees: paid.map(({ payee, payeeName, payout }) => ({
      payeeName: payee === 'self' ? null : payeeName,
      cents: payout!.totalCents,
    })),
    waiting: parts.flatMap(({ payeeName, ...part }) => {
      const cents = sum([
        ...part.dues.map(({ dueCents }) => dueCents),
        ...part.corrections.map(({ amountCents }) => amountCents),
      ]);
      return cents < 0 ? [{ payeeName, cents }] : [];
    }),
  };
}

/** The amounts due to each affiliate, or to one, and how many approved referrals must wait. */
export async function findDue(
  db: Queryable,
  affiliateId: number | undefined,
  minimumDollars: number,
): Promise<{ affiliates: AffiliateDue[]; held: number; heldCents: number }> {
  const approved = await findApproved(db, affiliateId);
  const corrections = await findCorrections(db, affiliateId);
  const payable = approved.filter(({ isHeld }) => !isHeld);
  const duesOf = Map.groupBy(payable, (row) => row.affiliateId);
  const correctionsOf = Map.groupBy(corrections, (row) => row.affiliateId);
  const ids = new Set([...duesOf.keys(), ...correctionsOf.keys()]);
  const active = ids.size === 0 ? ids : await findActiveIds(db, [...ids]);
  // One after the other: a transaction has one connection.
  const payees = await findPayees(db, [...ids]);
  const paidPayees = await findPaidPayees(
    db,
    corrections.map(({ referralId }) => referralId),
  );
  const affiliates = [...ids].map((id) => {
    const own = payeesDue(
      id,
      (duesOf.get(id) ?? []).map((row) => ({ row, to: payees.get(id)! })),
      (correctionsOf.get(id) ?? []).map((row) => ({ row, to: paidPayees.get(row.referralId)! })),
    );
    const { payout } = own;
    return {
      ...own,
      affiliateId: id,
      isActive: active.has(id),
      isBelowMinimum: isBelowMinimum(payout, minimumDollars),
      since: newest([...own.dues, ...own.corrections].map(({ since }) => since)),
    };
  });
  const held = approved.filter(({ isHeld }) => isHeld);
  const heldCents = sum(held.map(({ dueCents }) => dueCents));
  return { affiliates, held: held.length, heldCents };
}
