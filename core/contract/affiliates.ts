import * as z from 'zod/mini';
import { referralStatuses } from '../domain/commission.ts';
import { isStateCode } from '../domain/us-states.ts';
import * as fields from './fields.ts';
import { listPage, listQuery } from './page.ts';
import * as publicPaths from './public-paths.ts';
import { del, get, post, put, route } from './route.ts';
import { adminsOnly, overseers } from '../domain/staff-role.ts';

/** The four public fields. Company is empty until staff have reviewed the partner. */
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
  // A share of the home price with a license, US dollars for each closing without.
  commissionRate: z.number(),
  isLicensedRealtor: z.boolean(),
  // When staff verified the license; null until then.
  licenseVerifiedAt: z.nullable(fields.moment),
  // True after a registration or a new claim; until staff have reviewed it, visitors see only the
  // name.
  needsReview: z.boolean(),
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
      z.regex(/^(.{2})?$/, {
        error: 'state.twoCharacters',
        abort: true,
      }),
      z.refine((code) => code === '' || isStateCode(code), 'state.unknown'),
    ),
  ),
);

// The maximum depends on the license, so the action checks it.
const rate = z.optional(z.number('rate.number').check(z.minimum(0, 'rate.number')));

/** A partner made by staff. Without a code the server makes one from the name. */
export const createAffiliateBody = z.object({
  firstName: fields.line(100, 'firstName.required'),
  lastName: fields.line(100, 'lastName.required'),
  email: fields.email('email.valid'),
  phone: optionalPhone,
  company: optionalLine(200),
  licenseNumber: optionalLine(60),
  state: stateOrNone,
  isLicensedRealtor: z._default(z.boolean(), true),
  commissionRate: rate,
  referralCode: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(20, 'referralCode.shape'))),
  ),
});

/**
 * What staff may change on an affiliate. Excludes the referral code, which is in published links,
 * and all totals.
 */
export const updateAffiliateBody = z.object({
  firstName: z.optional(fields.line(100, 'firstName.required')),
  lastName: z.optional(fields.line(100, 'lastName.required')),
  email: z.optional(fields.email('email.valid')),
  phone: optionalPhone,
  company: optionalLine(200),
  licenseNumber: optionalLine(60),
  state: stateOrNone,
  isLicensedRealtor: z.optional(z.boolean()),
  commissionRate: rate,
  isActive: z.optional(z.boolean()),
  isLicenseVerified: z.optional(z.boolean()),
  needsReview: z.optional(z.boolean()),
  // `updatedAt` of the answer that was edited; 409 if the affiliate has been changed since.
  updatedAt: z.optional(z.iso.datetime({ offset: true })),
});

export const affiliateFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'state',
  'licenseNumber',
  'isLicensedRealtor',
  'commissionRate',
] as const;

export const createAffiliate = post('/api/admin/affiliates', {
  access: 'staff',
  roles: adminsOnly,
  status: 201,
  summary: 'Creates a partner and the referral link.',
  body: createAffiliateBody,
  refuses: [409],
  answer: affiliateRow,
});

// In upper or lower case.
const affiliateStatus = z.pipe(z.string().check(z.toLowerCase()), z.enum(['active', 'inactive']));

export const listAffiliates = get('/api/admin/affiliates', {
  access: 'staff-or-key',
  roles: overseers,
  summary: 'A page of partners.',
  query: listQuery(
    { createdAt: 'moment', firstName: 'text', lastName: 'text' },
    { status: z.optional(affiliateStatus) },
  ),
  answer: listPage(affiliateRow),
});

const affiliateId = z.object({ id: fields.pathId });

export const readAffiliate = get('/api/admin/affiliates/:id', {
  access: 'staff',
  roles: overseers,
  summary: 'One partner.',
  params: affiliateId,
  answer: affiliateRow,
});

export const updateAffiliate = put('/api/admin/affiliates/:id', {
  access: 'staff',
  roles: adminsOnly,
  summary:
    'Changes the fields that it carries; a partner made inactive is signed out at once. With the updatedAt of an earlier answer it is refused (409) if fields of its form were changed meanwhile.',
  params: affiliateId,
  body: updateAffiliateBody,
  refuses: [409],
  answer: affiliateRow,
});

export const deleteAffiliate = del('/api/admin/affiliates/:id', {
  access: 'staff',
  roles: adminsOnly,
  summary:
    'Deletes a partner and ends the sessions; for 30 days it can be restored. The referral code stays taken.',
  params: affiliateId,
  answer: z.object({ ok: z.boolean() }),
});

/** Totals of an affiliate's referrals; commissions in US cents. */
export const affiliateStats = z.object({
  totalReferrals: z.int(),
  // Qualified and not void; includes approved and paid ones.
  qualifiedReferrals: z.int(),
  // Earned and not yet paid.
  pendingCommissions: z.int(),
  paidCommissions: z.int(),
});

export const readAffiliateStats = get('/api/admin/affiliate/:id/stats', {
  access: 'staff',
  roles: overseers,
  summary: 'Referrals and commissions of a partner.',
  params: affiliateId,
  answer: affiliateStats,
});

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

export const listAffiliateReferrals = get('/api/admin/affiliate/:id/referrals', {
  access: 'staff',
  roles: overseers,
  summary: 'A page of the leads a partner sent, newest first.',
  params: affiliateId,
  query: listQuery({ createdAt: 'moment' }, {}),
  answer: listPage(referralRow),
});
