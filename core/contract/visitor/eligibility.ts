import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { claimedConsent } from '../leads/consent.ts';
import * as publicPaths from '../public-paths.ts';
import { route } from '../route.ts';
import { savingsResult } from './savings.ts';

/** The lender's minimum price is a term: the form and the action check it as well. */
export const checkEligibilityBody = z.object({
  name: fields.line(200, 'name.short', 2),
  mobileNumber: fields.telephone('mobile.required', 10),
  creditScore: z
    .int('creditScore.required')
    .check(z.minimum(1, 'creditScore.required'), z.maximum(999, 'creditScore.required')),
  state: fields.stateCode('state.required'),
  homePrice: z
    .int('homePrice.min')
    .check(z.minimum(0, 'homePrice.min'), z.maximum(100_000_000, 'dollars.high')),
  firstTimeHomebuyer: z.boolean('firstTime.required'),
  // The specification sends the calculator's figures along. Only the bill is read: the server
  // computes the rest itself.
  calculatorResults: fields.aside(z.object({ electricBill: fields.aside(fields.electricBill) })),
  consent: fields.consent,
  sessionId: fields.aside(fields.sessionId),
  ...claimedConsent,
  pageUrl: fields.asideLine(500),
});

/** The body as the form checks it, with the lender's minimum price in dollars. */
export function eligibilityFormBody(minHomePrice: number) {
  const homePrice = z
    .int('homePrice.min')
    .check(z.minimum(minHomePrice, 'homePrice.min'), z.maximum(100_000_000, 'dollars.high'));
  return z.extend(checkEligibilityBody, { homePrice });
}

/** True means the requirement is met. */
export const eligibilityResult = z.object({
  eligible: z.boolean(),
  reasons: z.object({
    state: z.boolean(),
    credit: z.boolean(),
    homePrice: z.boolean(),
  }),
  /** The county's FHA limit must be checked for this price; never a refusal. */
  countyNote: z.boolean(),
  name: z.string(),
  state: z.string(),
  creditScore: z.int(),
  homePrice: z.int(),
  savings: z.nullable(savingsResult),
  /** The notice of a negative answer, if the lender answers with notices. */
  notice: z.nullable(
    z.object({
      /** Identifies the notice in the call that takes its address. */
      token: z.string(),
      text: z.string(),
    }),
  ),
  termsVersion: z.string(),
  asOf: z.string(),
});

export const checkEligibility = route({
  ...publicPaths.checkEligibility,
  access: 'public',
  summary: 'Checks the three requirements of the program: state, credit score, home price.',
  body: checkEligibilityBody,
  answer: eligibilityResult,
  limit: { count: 30, seconds: 60 },
});
