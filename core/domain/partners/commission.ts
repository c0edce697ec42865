import { mayShow } from '../programme/launch/may-show.ts';
import { isClosed, referralEffect } from '../leads/lead-status.ts';
import { type Cents, centsFromDollars, type Dollars } from '../money.ts';
import type { ProgrammeTerms } from '../programme/programme-terms.ts';

/** What a rate counts: a fraction of the home price, or dollars for each referral. */
export const commissionUnits = ['percent', 'fixed'] as const;

export type CommissionUnit = (typeof commissionUnits)[number];

/** How a partner is paid; without a unit, as older lines are, the license decides it. */
export interface CommissionTerms {
  readonly isLicensedRealtor: boolean;
  readonly commissionUnit?: CommissionUnit | null | undefined;
  readonly commissionRate: number;
}

export function defaultCommissionUnit(isLicensedRealtor: boolean): CommissionUnit {
  return isLicensedRealtor ? 'percent' : 'fixed';
}

export function unitOf({
  commissionUnit,
  isLicensedRealtor,
}: Omit<CommissionTerms, 'commissionRate'>): CommissionUnit {
  return commissionUnit ?? defaultCommissionUnit(isLicensedRealtor);
}

export type CommissionDefaults = Pick<
  ProgrammeTerms,
  'commissionLicensedRate' | 'commissionOtherDollars'
>;

const maxReferralFee: Dollars = 10_000;

export function defaultCommissionRate(unit: CommissionUnit, defaults: CommissionDefaults): number {
  return unit === 'percent' ? defaults.commissionLicensedRate : defaults.commissionOtherDollars;
}

/** Unit and rate of a partner with whom nothing else is agreed. */
export function defaultCommission(isLicensedRealtor: boolean, defaults: CommissionDefaults) {
  const commissionUnit = defaultCommissionUnit(isLicensedRealtor);
  return { commissionUnit, commissionRate: defaultCommissionRate(commissionUnit, defaults) };
}

/** The payment that a partner may get, as visitors read it; the rate is null while withheld. */
export interface StatedPay {
  readonly unit: CommissionUnit;
  readonly rate: number | null;
}

/** Undefined if there can be no payment. */
export function statedPay(
  partner: CommissionTerms,
  terms: Pick<ProgrammeTerms, 'paysCommissions' | 'withheld'>,
): StatedPay | undefined {
  const { commissionRate } = partner;
  return terms.paysCommissions && commissionRate !== 0
    ? { unit: unitOf(partner), rate: mayShow(terms, 'referral-fees') ? commissionRate : null }
    : undefined;
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}

/**
 * Whether a rate fits its unit: 0..1 in steps of 0.0001 as a share, else 0 or 1..10000 dollars and
 * cents (a value between 0 and 1 is probably a misplaced fraction). A finer rate would be rounded
 * when stored.
 */
export function isCommissionRate(unit: CommissionUnit, rate: unknown): rate is number {
  return (
    typeof rate === 'number' &&
    rate >= 0 &&
    (unit === 'percent'
      ? rate <= 1 && isWhole(rate * 10_000)
      : rate <= maxReferralFee && (rate === 0 || rate >= 1) && isWhole(rate * 100))
  );
}

/** The given rate if it fits its unit, else the default of that unit. */
export function normalizeCommissionRate(
  unit: CommissionUnit,
  rate: unknown,
  defaults: CommissionDefaults,
): number {
  return isCommissionRate(unit, rate) ? rate : defaultCommissionRate(unit, defaults);
}

/** After a license is claimed or dropped: default unit and rate, and staff must review it. */
export function commissionAfterLicenseChange(
  before: CommissionTerms,
  isLicensedRealtor: boolean,
  defaults: CommissionDefaults,
): CommissionTerms & { needsReview: boolean } {
  return before.isLicensedRealtor === isLicensedRealtor
    ? { ...before, needsReview: false }
    : {
        isLicensedRealtor,
        ...defaultCommission(isLicensedRealtor, defaults),
        needsReview: true,
      };
}

/** In integer cents; a percentage earns nothing until the home price is known. */
export function commissionCents(terms: CommissionTerms, homePrice: Dollars | null): Cents {
  const { commissionRate } = terms;
  return centsFromDollars(
    unitOf(terms) === 'percent' ? commissionRate * (homePrice ?? 0) : commissionRate,
  );
}

export const referralStatuses = ['pending', 'qualified', 'approved', 'paid', 'void'] as const;

export type ReferralStatus = (typeof referralStatuses)[number];

/**
 * Approved and paid are decided by staff and stay; a void one may qualify again. A closing qualifies
 * what is pending, because that is what the partner was promised.
 */
export function referralAfterLeadStatus(
  current: ReferralStatus,
  leadStatus: string,
): ReferralStatus {
  if (current === 'approved' || current === 'paid') {
    return current;
  }
  const effect = referralEffect(leadStatus);
  if (current === 'pending' && isClosed(leadStatus)) {
    return 'qualified';
  }
  return effect === 'qualify' ? 'qualified' : effect === 'void' ? 'void' : current;
}

const staffMoves: Readonly<Record<ReferralStatus, readonly ReferralStatus[]>> = {
  pending: ['qualified', 'void'],
  qualified: ['approved', 'void'],
  approved: ['qualified', 'paid', 'void'],
  paid: [],
  void: ['qualified'],
};

/** Whether staff may change the status; a paid referral stays paid until its payout is reversed. */
export function mayStaffMoveReferral(from: ReferralStatus, to: ReferralStatus): boolean {
  return staffMoves[from].includes(to);
}

export const ledgerKinds = ['accrual', 'adjustment', 'void', 'payout', 'reversal'] as const;

export type LedgerKind = (typeof ledgerKinds)[number];

/** The amount is the effect on what is owed, so a void or a payout is never positive. */
export interface LedgerLine {
  readonly kind: LedgerKind;
  readonly amountCents: Cents;
}
