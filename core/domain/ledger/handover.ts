import type { CommissionTerms, ReferralStatus } from '../commission.ts';
import type { Dollars } from '../money.ts';
import { accrued, type ReferralMoney, type ReferralMove, voided } from './referral-move.ts';
import type { StaffRefusal } from './staff-move.ts';

/** Voids what its affiliate earned; refused once approved or paid. */
export function takenAway(referral: ReferralMoney): ReferralMove | StaffRefusal {
  const { status } = referral;
  return status === 'approved' || status === 'paid'
    ? { reason: 'status', status }
    : voided(referral, 'attribution');
}

/**
 * Gives a referral to an affiliate as if it had been theirs from the start: its state follows the
 * lead's statuses, and if the lead qualified, it accrues by their terms of that day. `terms` are null
 * where the programme paid nothing; then nothing accrues.
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
