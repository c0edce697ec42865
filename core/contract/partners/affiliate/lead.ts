import * as z from 'zod/mini';
import { milestones, nextSteps } from '../../../domain/partners/milestones.ts';
import { disputeOutcomes } from '../../../domain/partners/dispute.ts';
import { clientEarning } from './earnings.ts';
import * as fields from '../../fields.ts';
import { get } from '../../route.ts';
import { netCost } from '../../visitor/savings.ts';

const text = z.nullable(z.string());
const dollars = z.nullable(z.int());

/** The verdict on one visit with a code. The code is shown only if it is the affiliate's. */
const receiptTouch = z.object({
  touchedAt: fields.moment,
  isOwn: z.boolean(),
  // Null if it is another affiliate's code.
  code: text,
  verdict: z.string(),
});

export const ownReceipt = z.object({
  reason: z.string(),
  // When staff decided it; null if links or the buyer did.
  decidedAt: z.nullable(fields.moment),
  // Days for which the first code counts; null if the buyer or staff decided.
  windowDays: z.nullable(z.int()),
  // The end of the time in which it counts.
  expiresAt: z.nullable(fields.moment),
  // Staff must review the credit before it is relied on.
  isInReview: z.boolean(),
  touches: z.array(receiptTouch),
  // Disputes about the client, oldest first. The affiliate's own have both reasons; those of other
  // partners are listed once decided, without reasons.
  disputes: z.array(
    z.object({
      isOwn: z.boolean(),
      askedAt: fields.moment,
      why: text,
      decided: z.nullable(
        z.object({ at: fields.moment, outcome: z.enum(disputeOutcomes), reason: text }),
      ),
    }),
  ),
});

/** What affiliates may see of a lead they referred; fields that the program withholds are null. */
export const referredLead = z.object({
  id: fields.rowId,
  firstName: z.string(),
  lastName: z.string(),
  status: z.string(),
  isQualified: z.nullable(z.boolean()),
  createdAt: fields.moment,
  email: text,
  phone: text,
  propertyState: text,
  currentAddress: text,
  contactMethod: text,
  timeline: text,
  homePrice: dollars,
  electricBill: dollars,
  creditScore: text,
  housingStatus: text,
  monthlyPayment: text,
  savingsAmount: dollars,
  solarCost: dollars,
  taxCredit: dollars,
  educationEarnings: dollars,
  monthlySavings: dollars,
  // Monthly cost of the panels against the savings; null if nothing is financed.
  netCost: z.nullable(netCost),
  // Lower end of the range, if a range was shown.
  monthlySavingsLow: dollars,
  referralCode: text,
  // The legal basis of the credit has ended: its figure is an illustration.
  isCreditIllustration: z.boolean(),
  followUp: z.object({ programmeName: z.string(), lenderName: z.string() }),
  progress: z.object({
    reached: z.array(
      z.object({
        milestone: z.enum(milestones),
        at: fields.moment,
      }),
    ),
    next: z.enum(nextSteps),
    turn: z.enum(['lender', 'client', 'done']),
  }),
  // What the client earned; null until then, and for a hidden estimate.
  commission: z.nullable(clientEarning),
  // Null if there is no receipt (older referrals), and if it is withheld.
  receipt: z.nullable(ownReceipt),
});

export const readReferredLead = get('/api/affiliate/lead/:id', {
  access: 'affiliate',
  summary: 'A lead that the affiliate referred: what happened to it, and why it is credited.',
  answer: referredLead,
});
