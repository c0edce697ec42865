import type { OfficeActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { countChecks } from '../../visitor/eligibility/count-checks.ts';
import { countCalculations } from '../../visitor/savings/count-calculations.ts';
import { countVisits } from '../../visitor/tracking/count-visits.ts';

export type Traffic = Awaited<ReturnType<typeof countTraffic>>;

/**
 * Visitors' steps by the lender's day and in all, as far as stored. Reports and overview share one
 * count, which takes a second or two over ten million interactions.
 */
export function countTraffic({ db, config, now, figures }: Context<OfficeActor>) {
  const { timeZone } = config;
  return figures.traffic.read('traffic', async () => {
    const reads = db.reports;
    const [visited, calculated, checkedVisits] = await Promise.all([
      countVisits(reads, timeZone),
      countCalculations(reads, timeZone),
      countChecks(reads, timeZone),
    ]);
    return { ...visited, ...calculated, checkedVisits, asOf: now.toISOString() };
  });
}

/** The earlier of two moments in ISO 8601; data counted at both is as of this one. */
export function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
