import { commissionCents, type CommissionDefaults, defaultCommissionRate } from '../commission.ts';
import type { Cents } from '../money.ts';
import type { Computed } from './referral-move.ts';

/** A closed referral: by what it was computed, and under which defaults. */
export interface ClosedReferral {
  readonly affiliateId: number;
  readonly earnedCents: Cents;
  readonly computed: Computed;
}

/** What a changed rule would have meant for one affiliate, in US cents. */
export interface RehearsedAffiliate {
  readonly affiliateId: number;
  readonly referrals: number;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/**
 * What closed referrals would have earned if the program's rates had been `after` instead of
 * `before`. A rate that staff agreed with an affiliate stays, and so does what staff added or
 * deducted. Sorted by what each would gain, the largest gain first.
 */
export function rehearsed(
  closed: readonly ClosedReferral[],
  before: CommissionDefaults,
  after: CommissionDefaults,
): RehearsedAffiliate[] {
  const byAffiliate = Map.groupBy(closed, ({ affiliateId }) => affiliateId);
  const rows = [...byAffiliate].map(([affiliateId, own]) => ({
    affiliateId,
    referrals: own.length,
    beforeCents: sum(own.map(({ earnedCents }) => earnedCents)),
    afterCents: sum(own.map((referral) => earnedUnder(referral, before, after))),
  }));
  return rows.toSorted(
    (one, other) => gainOf(other) - gainOf(one) || one.affiliateId - other.affiliateId,
  );
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, cents) => total + cents, 0);
}

function gainOf({ beforeCents, afterCents }: RehearsedAffiliate): Cents {
  return afterCents - beforeCents;
}

function earnedUnder(
  { earnedCents, computed }: ClosedReferral,
  before: CommissionDefaults,
  after: CommissionDefaults,
): Cents {
  const { isLicensedRealtor, commissionRate, homePrice } = computed;
  if (commissionRate !== defaultCommissionRate(isLicensedRealtor, before)) {
    return earnedCents;
  }
  const commissionRateAfter = defaultCommissionRate(isLicensedRealtor, after);
  const changed = { isLicensedRealtor, commissionRate: commissionRateAfter };
  const difference = commissionCents(changed, homePrice) - commissionCents(computed, homePrice);
  return Math.max(0, earnedCents + difference);
}
