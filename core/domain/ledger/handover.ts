import type { CommissionTerms, ReferralStatus } from '../commission.ts';
import type { Dollars } from '../money.ts';
import { accrued, type ReferralMoney, type ReferralMove, voided } from './referral-move.ts';
import type { StaffRefusal } from './staff-move.ts';

/**
 * Takes a referral from the affiliate it is credited to: what it earned goes. Refused once staff
 * approved it: then an amount is somebody's, and the approval has to be taken back first.
 */
export function takenAway(referral: ReferralMoney): ReferralMove | StaffRefusal {
  const { status } = referral;
  return status === 'approved' || status === 'paid'
    ? { reason: 'status', status }
    : voided(referral, 'attribution');
}

/**
 * Gives a referral to an affiliate, who gets what they would have, had it been theirs from the start:
 * where it stands by the lead's statuses, and, if it qualified, what it earns by their terms of then.
 * `terms` are null where the programme paid nothing: then nothing accrues.
 */
export function givenTo(
  status: ReferralStatus,
  terms: CommissionTerms | null,
  homePrice: Dollars | null,
): ReferralMove {
  return status === 'qualified'
    ? accrued(terms, homePrice, 'attribution')
    : { to: status, lines: [] };
}
