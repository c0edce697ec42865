import {
  commissionCents,
  type CommissionTerms,
  type CommissionUnit,
  type LedgerLine,
  referralAfterLeadStatus,
  type ReferralStatus,
  unitOf,
} from '../commission.ts';
import type { Cents, Dollars } from '../../money.ts';
import type { MissingReason } from '../basis.ts';

/** Why a line was written; `staff` is a manual adjustment. */
export const lineCauses = [
  'status',
  'price',
  'closing',
  'rate',
  'undo',
  'deletion',
  'restoration',
  'attribution',
  'staff',
  'payout',
  'reversal',
] as const;

export type LineCause = (typeof lineCauses)[number];

/** The inputs of an amount: the rate at qualification, and the price. */
export interface Computed extends CommissionTerms {
  readonly commissionUnit?: CommissionUnit | undefined;
  readonly homePrice: Dollars | null;
}

/** The member of staff who answers for an approval without a basis, and what was missing. */
export interface Override {
  readonly name: string;
  readonly missing: MissingReason[];
  /** The other commissions of the person, as ids of referrals, beside which it is right. */
  readonly beside?: readonly number[];
}

export interface ExplainedLine extends LedgerLine {
  readonly cause: LineCause;
  readonly computed?: Computed | undefined;
  readonly override?: Override | undefined;
}

/** The amount that a void removed. */
interface Voided {
  readonly cents: Cents;
  readonly computed: Computed | null;
  readonly byHandCents: Cents;
  readonly hasAccrued: boolean;
}

export interface ReferralMoney {
  readonly status: ReferralStatus;
  /** Sum of all its lines except payouts; never negative. */
  readonly earnedCents: Cents;
  /** Inputs of the newest computed amount; null if none was computed. */
  readonly computed: Computed | null;
  /** Sum of adjustments by staff since the newest accrual. */
  readonly byHandCents: Cents;
  /** True while the newest accrual is valid, so that the amount follows the price. */
  readonly hasAccrued: boolean;
  /** The newest void; null if there is none. */
  readonly voided: Voided | null;
}

export interface ReferralMove {
  readonly to: ReferralStatus;
  readonly lines: readonly ExplainedLine[];
}

/**
 * Computes a referral's money from its lines, oldest first. `entry` holds the terms under which
 * staff credited the affiliate after the lead had qualified. They apply if a void is taken back
 * before this affiliate has a line of their own.
 */
export function moneyOf(
  status: ReferralStatus,
  lines: readonly ExplainedLine[],
  entry: CommissionTerms | null = null,
): ReferralMoney {
  let earnedCents: Cents = 0;
  let byHandCents: Cents = 0;
  let hasAccrued = false;
  let taken: Voided | null = null;
  let computed: Computed | null = entry && {
    ...entry,
    commissionUnit: unitOf(entry),
    homePrice: null,
  };
  for (const line of lines) {
    if (line.kind === 'payout' || line.kind === 'reversal') {
      continue;
    }
    if (line.kind === 'void') {
      taken = {
        cents: earnedCents,
        computed,
        byHandCents,
        hasAccrued,
      };
    }
    earnedCents += line.amountCents;
    computed = line.computed ?? computed;
    if (line.kind === 'accrual') {
      byHandCents = 0;
      hasAccrued = true;
    }
    if (line.kind === 'void' || isTakingBack(line)) {
      hasAccrued = false;
    }
    if (line.kind === 'adjustment' && line.cause === 'staff') {
      byHandCents += line.amountCents;
    }
  }
  return {
    status,
    earnedCents,
    computed,
    byHandCents,
    hasAccrued,
    voided: taken,
  };
}

/** A line that reverts an accrual whose cause was a mistake. */
function isTakingBack({ kind, cause }: ExplainedLine): boolean {
  return kind === 'adjustment' && (cause === 'undo' || cause === 'restoration');
}

export interface LeadChange {
  /** The status the lead reached; undefined when it kept its status. */
  readonly leadStatus?: string | undefined;
  readonly homePrice: Dollars | null;
}

/**
 * How a lead's new status or price moves its referral; null if it does not. `terms` are the
 * affiliate's current terms, null while the program pays no commissions. Nothing accrues then, but
 * earlier accruals still follow the price.
 */
export function moveByLead(
  referral: ReferralMoney,
  { leadStatus, homePrice }: LeadChange,
  terms: CommissionTerms | null,
): ReferralMove | null {
  const to =
    leadStatus === undefined
      ? referral.status
      : referralAfterLeadStatus(referral.status, leadStatus);
  if (to === referral.status) {
    return moveByPrice(referral, homePrice);
  }
  return to === 'void' ? voided(referral, 'status') : accrued(terms, homePrice, 'status');
}

/**
 * Before approval an amount follows the price, at the rate it was accrued with; also while the
 * programme pays nothing, because it is the same estimate, and no new one.
 */
export function moveByPrice(
  referral: ReferralMoney,
  homePrice: Dollars | null,
  cause: 'price' | 'closing' = 'price',
): ReferralMove | null {
  const computed = standingComputed(referral);
  // An amount that stood at zero and was corrected since is not computed again at the same price.
  if (computed === null || computed.homePrice === homePrice) {
    return null;
  }
  const move = recomputed(referral, { ...computed, homePrice }, cause);
  return move.lines[0]!.amountCents === 0 ? null : move;
}

/**
 * Moves an estimate to other terms. A line is also written where the amount stays, such as without a
 * price: later prices count at the new rate.
 */
export function moveByRate(
  referral: ReferralMoney,
  { isLicensedRealtor, commissionRate, ...unit }: CommissionTerms,
  homePrice: Dollars | null,
): ReferralMove | null {
  const computed = standingComputed(referral);
  const commissionUnit = unitOf({ isLicensedRealtor, ...unit });
  const isSame = computed?.commissionRate === commissionRate && unitOf(computed) === commissionUnit;
  const now = { isLicensedRealtor, commissionUnit, commissionRate, homePrice };
  return computed && !isSame ? recomputed(referral, now, 'rate') : null;
}

/** What an amount that still follows was computed from; null if none does. */
function standingComputed({ status, computed, hasAccrued }: ReferralMoney): Computed | null {
  return status === 'qualified' && hasAccrued ? computed : null;
}

/** The line that brings an estimate, with what staff corrected, to what these inputs yield. */
function recomputed(
  { earnedCents, byHandCents }: ReferralMoney,
  computed: Computed,
  cause: 'price' | 'closing' | 'rate',
): ReferralMove {
  const amountCents =
    Math.max(0, commissionCents(computed, computed.homePrice) + byHandCents) - earnedCents;
  return { to: 'qualified', lines: [{ kind: 'adjustment', cause, amountCents, computed }] };
}

/**
 * Voids the earnings, because of the lead's status, its deletion, or staff. An accrual of zero,
 * such as one without a price, is voided too: a later price must not revive it.
 */
export function voided({ earnedCents, hasAccrued }: ReferralMoney, cause: LineCause): ReferralMove {
  const line = {
    kind: 'void',
    cause,
    amountCents: 0 - earnedCents,
  } as const;
  return { to: 'void', lines: earnedCents > 0 || hasAccrued ? [line] : [] };
}

/** The earnings of a referral under these terms; 0 without terms. */
export function accrued(
  terms: CommissionTerms | null,
  homePrice: Dollars | null,
  cause: LineCause,
): ReferralMove {
  if (terms === null) {
    return { to: 'qualified', lines: [] };
  }
  const { isLicensedRealtor, commissionRate } = terms;
  const commissionUnit = unitOf(terms);
  const line = {
    kind: 'accrual',
    cause,
    amountCents: commissionCents(terms, homePrice),
    computed: {
      isLicensedRealtor,
      commissionUnit,
      commissionRate,
      homePrice,
    },
  } as const;
  return { to: 'qualified', lines: [line] };
}

/** A deleted lead earns nothing until it is restored. Approved and paid ones are left to staff. */
export function moveByDeletion(referral: ReferralMoney): ReferralMove | null {
  const { status } = referral;
  return status === 'pending' || status === 'qualified' ? voided(referral, 'deletion') : null;
}

export interface UndoneMove {
  readonly from: ReferralStatus;
  readonly to: ReferralStatus;
  /** Whether it took earnings from this or a former affiliate; if not, nothing is restored. */
  readonly hasTaken: boolean;
}

/**
 * Reverts a move of a referral: restores a void at its rate with its corrections, or removes an
 * accrual. Null if staff have decided on it since.
 */
export function takenBack(
  referral: ReferralMoney,
  { from, to, hasTaken }: UndoneMove,
  homePrice: Dollars | null,
  cause: 'undo' | 'restoration',
): ReferralMove | null {
  if (referral.status !== to || to === 'approved' || to === 'paid') {
    return null;
  }
  if (to === 'void' && (from === 'qualified' || from === 'approved')) {
    return { to: from, lines: hasTaken ? broughtBack(referral, homePrice, cause) : [] };
  }
  const line = {
    kind: 'adjustment',
    cause,
    amountCents: 0 - referral.earnedCents,
  } as const;
  return { to: from, lines: referral.earnedCents > 0 || referral.hasAccrued ? [line] : [] };
}

/** Lines that restore what a void removed; without a void, what the terms at entry yield. */
function broughtBack(
  { computed: entry, voided: taken }: ReferralMoney,
  homePrice: Dollars | null,
  cause: LineCause,
): ExplainedLine[] {
  if (taken === null) {
    return entry === null ? [] : [...accrued(entry, homePrice, cause).lines];
  }
  const computed = taken.hasAccrued ? taken.computed : null;
  const again = computed === null ? [] : accrued(computed, homePrice, cause).lines;
  const base = again[0]?.amountCents ?? 0;
  const before = computed === null ? 0 : commissionCents(computed, computed.homePrice);
  // If the estimate is the same, exactly the voided amount; otherwise only staff's corrections to
  // it.
  const carried = base === before ? taken.cents - base : Math.max(0 - base, taken.byHandCents);
  const byHand = {
    kind: 'adjustment',
    cause: 'staff',
    amountCents: carried,
  } as const;
  return carried === 0 ? [...again] : [...again, byHand];
}
