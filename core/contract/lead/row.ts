import * as z from 'zod/mini';
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
  createdAt: fields.moment,
});

/** What leads are filtered by; a lead must match each given filter. */
export const leadFilters = {
  // One or several of their values, with commas between.
  status: z.optional(filterText(300)),
  state: z.optional(filterText(300)),
  source: z.optional(filterText(300)),
  qualified: z.optional(z.enum(['yes', 'no'])),
  language: z.optional(fields.language),
  // A referral code, in any case.
  affiliate: z.optional(filterText(20)),
  // Days of the lender's time zone, both included.
  from: z.optional(fields.day),
  to: z.optional(fields.day),
  // Leads that a program probably sent.
  check: z.optional(z.enum(['yes'])),
  // Leads whose visitor was shown figures that no longer hold.
  shown: z.optional(z.enum(['outdated'])),
};

export const leadSorts = {
  createdAt: 'moment',
  firstName: 'text',
  lastName: 'text',
} as const;
