import type { OfficeContext } from '../../context.ts';
import { findCheckDays } from '../../visitor/eligibility/queries.ts';
import { countCalculations, findCalculatorDays } from '../../visitor/savings/queries.ts';
import { countPageViews, findVisitDays } from '../../visitor/tracking/queries.ts';

export type Traffic = Awaited<ReturnType<typeof countTraffic>>;

/**
 * Visitors' steps by the lender's day and in all, as far as stored. Reports and overview share one
 * count, which takes a second or two over ten million interactions.
 */
export function countTraffic({ db, config, now, figures }: OfficeContext) {
  const { timeZone } = config;
  return figures.traffic.read('traffic', async () => {
    const reads = db.reports;
    const [visits, pageViews, calculatorVisits, calculations, checkedVisits] = await Promise.all([
      findVisitDays(reads, timeZone),
      countPageViews(reads),
      findCalculatorDays(reads, timeZone),
      countCalculations(reads),
      findCheckDays(reads, timeZone),
    ]);
    const asOf = now.toISOString();
    return { visits, pageViews, calculatorVisits, calculations, checkedVisits, asOf };
  });
}

/** The earlier of two moments in ISO 8601; data counted at both is as of this one. */
export function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
