import {
  commissionCents,
  type CommissionDefaults,
  defaultCommissionRate,
  unitOf,
} from '../commission.ts';
import type { Cents } from '../../money.ts';
import { sum } from './payout.ts';
import type { Computed } from './referral-move.ts';

export interface ClosedReferral {
  readonly affiliateId: number;
  readonly earnedCents: Cents;
  readonly computed: Computed;
}

/** The effect of changed rates on one affiliate, in US cents. */
export interface RehearsedAffiliate {
  readonly affiliateId: number;
  readonly referrals: number;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/**
 * The earnings of closed referrals if the program's rates had been `after` instead of `before`.
 * Rates that staff agreed with an affiliate and adjustments by staff stay. Sorted by gain, largest
 * first.
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

function gainOf({ beforeCents, afterCents }: RehearsedAffiliate): Cents {
  return afterCents - beforeCents;
}

function earnedUnder(
  { earnedCents, computed }: ClosedReferral,
  before: CommissionDefaults,
  after: CommissionDefaults,
): Cents {
  const { commissionRate, homePrice } = computed;
  const unit = unitOf(computed);
  if (commissionRate !== defaultCommissionRate(unit, before)) {
    return earnedCents;
  }
  const commissionRateAfter = defaultCommissionRate(unit, after);
  const changed = { ...computed, commissionRate: commissionRateAfter };
  const difference = commissionCents(changed, homePrice) - commissionCents(computed, homePrice);
  return Math.max(0, earnedCents + difference);
}
