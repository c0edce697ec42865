import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { netCost } from '../visitor/savings.ts';

/** The figures of an estimate, in US dollars; the size of the system in kilowatts. */
export const calculationFigures = {
  solarCost: z.int(),
  taxCredit: z.int(),
  educationEarnings: z.int(),
  totalBenefit: z.int(),
  monthlySavings: z.int(),
  monthlySavingsLow: z.int(),
  annualSavings: z.int(),
  lifetimeSavings: z.int(),
  systemKw: z.number(),
};

// Terms and language in which something was shown; the day of the terms is null if unknown.
const circumstances = {
  language: fields.language,
  termsVersion: z.string(),
  termsAsOf: z.nullable(z.string()),
  createdAt: fields.moment,
};

/** A calculation as shown to a visitor, and its result under today's terms. */
export const shownCalculation = z.object({
  homePrice: z.int(),
  electricBill: z.int(),
  propertyState: z.string(),
  ...calculationFigures,
  // Null if nothing is financed, and for figures shown by earlier versions of the product.
  netCost: z.nullable(netCost),
  today: z.object(calculationFigures),
  // Whether today's figures are the same.
  holds: z.boolean(),
  ...circumstances,
});

/** An answer of the eligibility form, and today's answer. */
export const shownCheck = z.object({
  eligible: z.boolean(),
  state: z.string(),
  creditScore: z.int(),
  // The lowest score that met the program's terms at that time: it names the chosen range. Null if
  // unknown.
  minCreditScore: z.nullable(z.int()),
  homePrice: z.int(),
  isEligibleToday: z.boolean(),
  ...circumstances,
});
