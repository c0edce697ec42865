import * as z from 'zod/mini';
import { commissionUnits, referralStatuses } from '../../../domain/partners/commission.ts';
import { isStateCode } from '../../../domain/us-states.ts';
import * as fields from '../../fields.ts';

export const affiliateRow = z.object({
  id: fields.rowId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  state: z.nullable(z.string()),
  licenseNumber: z.nullable(z.string()),
  referralCode: z.string(),
  referralLink: z.string(),
  // A share of the home price, or US dollars for each closing: the unit says which.
  commissionUnit: z.enum(commissionUnits),
  commissionRate: z.number(),
  isLicensedRealtor: z.boolean(),
  // When staff verified the license; null until then.
  licenseVerifiedAt: z.nullable(fields.moment),
  // True after a registration or a new claim; until staff have reviewed it, visitors see only the
  // name.
  needsReview: z.boolean(),
  // A public URL of the photo or logo; null without one.
  picture: z.nullable(z.string()),
  // Flyers show a picture only once staff have looked at it.
  isPictureReviewed: z.boolean(),
  isActive: z.boolean(),
  // Counted and added up by the server, never set by a caller. Commissions are US cents.
  totalReferrals: z.int(),
  qualifiedReferrals: z.int(),
  totalCommissions: z.int(),
  createdAt: fields.moment,
  updatedAt: fields.moment,
});

/** An optional line; may be left out, null or empty. */
export function optionalLine(max: number) {
  return z.optional(z.nullable(fields.line(max, 'text.line', 0)));
}

/** A dialable telephone number; may be left out, null or empty. */
export const optionalPhone = z.optional(z.nullable(fields.telephone('mobile.format', 0)));

/** An optional code of a US state; may be left out, null or empty. */
export const stateOrNone = z.optional(
  z.nullable(
    z.string('state.twoCharacters').check(
      z.regex(/^(.{2})?$/, 'state.twoCharacters'),
      z.refine((code) => code.length !== 2 || isStateCode(code), 'state.unknown'),
    ),
  ),
);

export const referralRow = z.object({
  id: fields.rowId,
  affiliateId: fields.rowId,
  leadId: fields.rowId,
  referralCode: z.string(),
  status: z.enum(referralStatuses),
  // US cents.
  commissionAmount: z.int(),
  notes: z.nullable(z.string()),
  createdAt: fields.moment,
  updatedAt: fields.moment,
  lead: z.object({
    id: fields.rowId,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    homePrice: z.nullable(z.int()),
    propertyState: z.nullable(z.string()),
    status: z.string(),
    isQualified: z.boolean(),
    timeline: z.nullable(z.string()),
  }),
});
