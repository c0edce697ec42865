import { referralEffect } from './lead-status.ts';
import { centsFromDollars } from './money.ts';
import type { Cents, Dollars } from './money.ts';
import type { ProgrammeTerms } from './programme-terms.ts';

/** A fraction of the home price if licensed, else dollars for each referral. */
export interface CommissionTerms {
  readonly isLicensedRealtor: boolean;
  readonly commissionRate: number;
}

export type CommissionDefaults = Pick<
  ProgrammeTerms,
  'commissionLicensedRate' | 'commissionOtherDollars'
>;

/** The largest fee for a referral of a partner without a license, in dollars. */
const maxReferralFee: Dollars = 10_000;

export function defaultCommissionRate(
  isLicensedRealtor: boolean,
  defaults: CommissionDefaults,
): number {
  return isLicensedRealtor ? defaults.commissionLicensedRate : defaults.commissionOtherDollars;
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}

/**
 * Whether a rate fits its unit: 0..1 in steps of 0.0001 if licensed, else 0 or 1..10000 dollars and
 * cents (a value between 0 and 1 is probably a misplaced fraction). A finer rate would be rounded
 * when stored.
 */
export function isCommissionRate(isLicensedRealtor: boolean, rate: unknown): rate is number {
  return (
    typeof rate === 'number' &&
    rate >= 0 &&
    (isLicensedRealtor
      ? rate <= 1 && isWhole(rate * 10_000)
      : rate <= maxReferralFee && (rate === 0 || rate >= 1) && isWhole(rate * 100))
  );
}

/** The given rate if it fits its unit, else the default of that kind of partner. */
export function normalizeCommissionRate(
  isLicensedRealtor: boolean,
  rate: unknown,
  defaults: CommissionDefaults,
): number {
  return isCommissionRate(isLicensedRealtor, rate)
    ? rate
    : defaultCommissionRate(isLicensedRealtor, defaults);
}

/** After a license is claimed or dropped: the default rate, and staff must review it. */
export function commissionAfterLicenseChange(
  before: CommissionTerms,
  isLicensedRealtor: boolean,
  defaults: CommissionDefaults,
): CommissionTerms & { needsReview: boolean } {
  return before.isLicensedRealtor === isLicensedRealtor
    ? { ...before, needsReview: false }
    : {
        isLicensedRealtor,
        commissionRate: defaultCommissionRate(isLicensedRealtor, defaults),
        needsReview: true,
      };
}

/** In integer cents; a percentage earns nothing until the home price is known. */
export function commissionCents(
  { isLicensedRealtor, commissionRate }: CommissionTerms,
  homePrice: Dollars | null,
): Cents {
  return centsFromDollars(isLicensedRealtor ? commissionRate * (homePrice ?? 0) : commissionRate);
}

export const referralStatuses = ['pending', 'qualified', 'approved', 'paid', 'void'] as const;

export type ReferralStatus = (typeof referralStatuses)[number];

/** Approved and paid are decided by staff and stay; a void one may qualify again. */
export function referralAfterLeadStatus(
  current: ReferralStatus,
  leadStatus: string,
): ReferralStatus {
  if (current === 'approved' || current === 'paid') {
    return current;
  }
  const effect = referralEffect(leadStatus);
  return effect === 'qualify' ? 'qualified' : effect === 'void' ? 'void' : current;
}

const staffMoves: Readonly<Record<ReferralStatus, readonly ReferralStatus[]>> = {
  pending: ['qualified', 'void'],
  qualified: ['approved', 'void'],
  approved: ['qualified', 'paid', 'void'],
  paid: [],
  void: ['qualified'],
};

/**
 * Whether staff may change the status manually; a paid referral stays paid until its payout is
 * reversed.
 */
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
