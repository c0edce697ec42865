import * as z from 'zod/mini';
import { isStateCode } from '../domain/us-states.ts';
import * as fields from './fields.ts';
import { listPage, listQuery } from './page.ts';
import * as publicPaths from './public-paths.ts';
import { route } from './route.ts';

/** What a visitor may know of the partner who sent them: exactly four fields. */
export const publicAffiliate = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.nullable(z.string()),
  isLicensedRealtor: z.boolean(),
});

export const lookUpAffiliate = route({
  ...publicPaths.lookUpAffiliate,
  access: 'public',
  summary: 'The partner behind a referral code, for the banner.',
  params: z.object({ ref: z.string() }),
  answer: publicAffiliate,
  limit: { count: 60, seconds: 60 },
});

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
  commissionRate: z.number(),
  isLicensedRealtor: z.boolean(),
  isActive: z.boolean(),
  totalReferrals: z.int(),
  createdAt: fields.moment,
});

function optionalLine(max: number) {
  return z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(max, 'text.tooLong'),
        z.refine(
          (value) => !/[\u0000-\u001f\u007f]/.test(value) && value.isWellFormed(),
          'text.control',
        ),
      ),
    ),
  );
}

/**
 * A partner made by staff. Without a code the server makes one of the name; the rate's unit follows
 * the license.
 */
export const createAffiliateBody = z.object({
  firstName: fields.line(100, 'firstName.required'),
  lastName: fields.line(100, 'lastName.required'),
  email: fields.email('email.valid'),
  phone: optionalLine(40),
  company: optionalLine(200),
  licenseNumber: optionalLine(60),
  state: z.optional(
    z.nullable(
      z.string('state.twoCharacters').check(
        z.regex(/^([A-Z]{2})?$/, {
          error: 'state.twoCharacters',
          abort: true,
        }),
        z.refine((code) => code === '' || isStateCode(code), 'state.unknown'),
      ),
    ),
  ),
  isLicensedRealtor: z._default(z.boolean(), true),
  // How large it may be is a question of the license: the action asks it.
  commissionRate: z.optional(z.number('rate.number').check(z.minimum(0, 'rate.number'))),
  referralCode: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(20, 'referralCode.shape'))),
  ),
});

export const createAffiliate = route({
  method: 'POST',
  path: '/api/admin/affiliates',
  access: 'staff',
  status: 201,
  summary: 'Creates a partner and the referral link.',
  body: createAffiliateBody,
  answer: affiliateRow,
});

// However it is written: large or small.
const affiliateStatus = z.pipe(z.string().check(z.toLowerCase()), z.enum(['active', 'inactive']));

export const listAffiliates = route({
  method: 'GET',
  path: '/api/admin/affiliates',
  access: 'staff',
  summary: 'A page of partners.',
  query: listQuery(
    { createdAt: 'moment', firstName: 'text', lastName: 'text' },
    { status: z.optional(affiliateStatus) },
  ),
  answer: listPage(affiliateRow),
});
