import * as z from 'zod/mini';
import { calculationFigures } from '#core/contract/leads/shown.ts';
import { netCost } from '#core/contract/visitor/savings.ts';
import { requirements } from '#core/domain/visitor/eligibility.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findCalculationsBefore } from './queries.ts';

const shownResult = z.object({
  ...calculationFigures,
  // Missing in estimates stored by an earlier version of the product.
  programCovers: z.optional(z.boolean()),
  unmet: z.optional(z.array(z.enum(requirements))),
  netCost: z.optional(z.nullable(netCost)),
  assumptions: z.object({
    creditRate: z.number(),
    lifetimeYears: z.number(),
    lowFactorKnown: z.boolean(),
    exportPolicy: z.optional(z.string()),
    mortgageInsuranceUpfrontRate: z.optional(z.number()),
    mortgageInsuranceAnnualRate: z.optional(z.number()),
    sources: z.array(z.object({ title: z.string() })),
  }),
  termsVersion: z.string(),
  asOf: z.string(),
});

/** An estimate as shown to a visitor: whole US dollars, and what its texts need. */
export interface ShownEstimate extends z.output<typeof shownResult> {
  homePrice: number;
  electricBill: number;
  propertyState: string;
}

/** Identifies the estimate: the session, its end, and the home in the application. */
export interface EstimateOwner {
  sessionId: string | null;
  createdAt: Date;
  homePrice: number | null;
  electricBill: number | null;
  propertyState: string | null;
}

const mostCalculations = 20;

/**
 * The calculator's estimate before an application: the newest of the same home, or else the newest
 * of all; null if there is none or it lacks figures required here.
 */
export async function findShownEstimate(
  db: Queryable,
  { sessionId, createdAt, homePrice, electricBill, propertyState }: EstimateOwner,
): Promise<ShownEstimate | null> {
  if (sessionId === null) {
    return null;
  }
  const newestFirst = await findCalculationsBefore(db, sessionId, createdAt, mostCalculations);
  const isSameHome = (shown: (typeof newestFirst)[number]) =>
    shown.homePrice === homePrice &&
    shown.electricBill === electricBill &&
    shown.propertyState === propertyState;
  const chosen = newestFirst.find(isSameHome) ?? newestFirst[0];
  if (!chosen) {
    return null;
  }
  const result = shownResult.safeParse(chosen.result);
  if (!result.success) {
    return null;
  }
  return {
    ...result.data,
    homePrice: chosen.homePrice,
    electricBill: chosen.electricBill,
    propertyState: chosen.propertyState,
  };
}
