import * as z from 'zod/mini';
import { requirements } from '#core/domain/visitor/eligibility.ts';
import * as fields from '../fields.ts';
import * as publicPaths from '../public-paths.ts';
import { route } from '../route.ts';

/**
 * The calculator's four answers; the credit range changes no saving, only who is covered. A score
 * that is not known is empty, and counts as covered.
 */
export const calculateSavingsBody = z.object({
  homePrice: fields.dollars(1, 100_000_000, 'calculator.homePrice'),
  electricBill: z
    .int({
      error: ({ input }) =>
        input === undefined ? 'calculator.electricBill' : 'electricBill.number',
    })
    .check(z.minimum(1, 'electricBill.number'), z.maximum(100_000, 'electricBill.number')),
  creditScore: z.union(
    [z.literal(''), fields.creditScoreRange('calculator.creditScore')],
    'calculator.creditScore',
  ),
  propertyState: fields.stateCode('calculator.propertyState'),
  sessionId: fields.aside(fields.sessionId),
});

const source = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** A year, or months 'YYYY-MM/YYYY-MM'; null for a typical year. */
  period: z.nullable(z.string()),
  retrieved: z.nullable(z.string()),
  points: z.array(z.string()),
});

const percent = z.number();

/** Whole US dollars, rates in percent; a break-even rate is null if 0 % costs more. */
export const netCost = z.object({
  financed: z.int(),
  monthlyAt: z.array(
    z.object({
      rate: percent,
      payment: z.int(),
      mip: z.int(),
      total: z.int(),
      apr: percent,
    }),
  ),
  breakEvenRate: z.nullable(percent),
  breakEvenRateLow: z.nullable(percent),
});

/** The answer of the savings model: whole US dollars, each assumption with its source. */
export const savingsResult = z.object({
  solarCost: z.int(),
  taxCredit: z.int(),
  educationEarnings: z.int(),
  monthlySavings: z.int(),
  annualSavings: z.int(),
  lifetimeSavings: z.int(),
  totalBenefit: z.int(),
  monthlySavingsLow: z.int(),
  systemKw: z.number(),
  annualKwh: z.number(),
  offsetPct: z.number(),
  limitedBy: z.enum(['offset', 'home_value', 'max_kw']),
  /** Whether state, score and price meet the program; if not, it grants and finances nothing. */
  programCovers: z.boolean(),
  unmet: z.array(z.enum(requirements)),
  /** Null if nothing is financed. */
  netCost: z.nullable(netCost),
  assumptions: z.looseObject({ sources: z.array(source) }),
  termsVersion: z.string(),
  asOf: z.string(),
});

export const calculateSavings = route({
  ...publicPaths.calculateSavings,
  access: 'public',
  summary: 'Estimates system size, cost, credit, grant and savings for a home.',
  body: calculateSavingsBody,
  answer: savingsResult,
  limit: { count: 120, seconds: 60 },
});

const quickEstimate = z.extend(savingsResult, {
  propertyState: z.string(),
  homePrice: z.int(),
  electricBill: z.int(),
});

/** What the answer to a state and a bill may show, besides the estimate. */
const answerView = z.object({
  /** The terms of what a buyer brings, as rates. */
  terms: z.object({
    fhaLeastDownRate: z.number(),
    closingCosts: z.object({ low: z.number(), high: z.number() }),
  }),
  /** Which of the questions rest on confirmed facts; `savings`: whether the panels pay. */
  shows: z.object({
    bring: z.boolean(),
    month: z.boolean(),
    panels: z.boolean(),
    savings: z.boolean(),
  }),
  /** The lowest price that the program covers, in dollars. */
  minHomePrice: z.int(),
});

export const quickEstimates = route({
  ...publicPaths.quickEstimates,
  access: 'public',
  summary:
    'Estimates of three usual bills in a state, for the home price that the calculator begins with. Nothing is kept.',
  query: z.object({ state: fields.stateCode('calculator.propertyState') }),
  answer: z.object({
    estimates: z.array(quickEstimate),
    /** The states that the program does not reach. */
    outside: z.array(z.string()),
    view: answerView,
  }),
  limit: { count: 120, seconds: 60 },
});
