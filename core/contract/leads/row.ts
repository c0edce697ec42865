import * as z from 'zod/mini';
import { requirements } from '../../domain/visitor/eligibility.ts';
import * as fields from '../fields.ts';
import { filterText } from '../page.ts';

export const leadRow = z.object({
  id: fields.rowId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  propertyState: z.nullable(z.string()),
  homePrice: z.nullable(z.int()),
  timeline: z.nullable(z.string()),
  creditScore: z.nullable(z.string()),
  status: z.string(),
  isQualified: z.boolean(),
  referralCode: z.nullable(z.string()),
  language: fields.language,
  isSuspicious: z.boolean(),
  // Why it is under review by today's terms; empty for a lead that qualifies.
  unmet: z.array(z.enum(requirements)),
  contactMethod: z.nullable(z.string()),
  // Most likely time zone by address, telephone and property; null if unknown.
  timeZone: z.nullable(z.string()),
  sourceName: z.nullable(z.string()),
  // True until staff answered it for the first time.
  isWaiting: z.boolean(),
  // Whether it is a trial of the office.
  isTest: z.boolean(),
  // When staff last wrote a note, changed the status or called.
  lastTouchAt: z.nullable(fields.moment),
  nextFollowUpAt: z.nullable(fields.moment),
  /** The member of staff who answers it; null for a lead in the queue. */
  ownerId: z.nullable(fields.rowId),
  // How many leads there are of the person, by mailbox and telephone, this one included.
  applications: z.int(),
  createdAt: fields.moment,
});

const wholeDollars = z.string().check(z.regex(/^\d{1,9}$/));

/** In the order in which a list shows those that are set. */
export const leadFilters = {
  // One or several values, separated by commas.
  status: z.optional(filterText(300)),
  qualified: z.optional(z.enum(['yes', 'no'])),
  // `me`: the actor's leads; `nobody`: unowned leads; a number: leads of that member.
  owner: z.optional(z.string().check(z.regex(/^(me|nobody|[1-9]\d{0,14})$/))),
  // New leads without a first answer.
  waiting: z.optional(z.enum(['yes'])),
  // Leads that staff never touched, or not within so many days.
  untouched: z.optional(z.enum(['ever', '3', '7', '30'])),
  // Next steps that are due, all planned ones, or leads without one.
  nextStep: z.optional(z.enum(['due', 'planned', 'none'])),
  timeline: z.optional(filterText(300)),
  contact: z.optional(filterText(300)),
  score: z.optional(filterText(300)),
  // Dollars, both included.
  priceFrom: z.optional(wholeDollars),
  priceTo: z.optional(wholeDollars),
  language: z.optional(fields.language),
  state: z.optional(filterText(300)),
  source: z.optional(filterText(300)),
  // A referral code, in any case.
  affiliate: z.optional(filterText(20)),
  // A number in the loan system, in any case.
  loanNumber: z.optional(filterText(60)),
  // Days of the lender's time zone, both included.
  from: z.optional(fields.day),
  to: z.optional(fields.day),
  // Leads that probably come from a bot.
  check: z.optional(z.enum(['yes'])),
  // Leads whose buyer asks to be erased, and staff neither did it nor declined.
  erasure: z.optional(z.enum(['asked'])),
  // Leads whose visitor was shown figures that are outdated now.
  shown: z.optional(z.enum(['outdated'])),
};

export const leadSorts = {
  createdAt: 'moment',
  firstName: 'text',
  lastName: 'text',
  // Order: due next steps, the oldest first, then due first answers: qualified first, then the soonest
  // purchase, then the highest price; then those not due. Of more than 10,000 leads the latter alone.
  callFirst: 'number',
  timeline: 'number',
  score: 'number',
  price: 'number',
  lastTouch: 'moment',
  nextStep: 'moment',
} as const;
