import * as z from 'zod/mini';
import { commissionUnits } from '../../domain/partners/commission.ts';
import {
  affiliateRow,
  optionalLine,
  optionalPhone,
  referralRow,
  stateOrNone,
} from './affiliate/rows.ts';
import * as fields from '../fields.ts';
import { listPage, listQuery } from '../page.ts';
import * as publicPaths from '../public-paths.ts';
import { del, forAdmins, forOverseers, get, post, put, route } from '../route.ts';
import { overseers } from '../../domain/accounts/staff-role.ts';

/**
 * The four public fields, and the payment that the partner may get if there can be one; its rate
 * is null while withheld. Company is empty until staff have reviewed the partner.
 */
export const publicAffiliate = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.nullable(z.string()),
  isLicensedRealtor: z.boolean(),
  pay: z.optional(z.object({ unit: z.enum(commissionUnits), rate: z.nullable(z.number()) })),
});

export const lookUpAffiliate = route({
  ...publicPaths.lookUpAffiliate,
  access: 'public',
  summary: 'The partner behind a referral code, for the banner.',
  params: z.object({ ref: z.string() }),
  answer: publicAffiliate,
  limit: { count: 60, seconds: 60 },
});

// By the license if it is left out.
const unit = z.optional(z.enum(commissionUnits));

// The maximum depends on the unit, so the action checks it.
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
  commissionUnit: unit,
  commissionRate: rate,
  referralCode: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(20, 'referralCode.shape'))),
  ),
});

/** Fields that staff may change: no totals, and not the code, which is in published links. */
export const updateAffiliateBody = z.object({
  firstName: z.optional(fields.line(100, 'firstName.required')),
  lastName: z.optional(fields.line(100, 'lastName.required')),
  email: z.optional(fields.email('email.valid')),
  phone: optionalPhone,
  company: optionalLine(200),
  licenseNumber: optionalLine(60),
  state: stateOrNone,
  isLicensedRealtor: z.optional(z.boolean()),
  commissionUnit: unit,
  commissionRate: rate,
  isActive: z.optional(z.boolean()),
  // Takes the look-up of the license back; to look it up is a call of its own, `updateBasis`.
  isLicenseVerified: z.optional(z.literal(false)),
  needsReview: z.optional(z.boolean()),
  // Whether estimates that are there already get the rate, too; by default they keep theirs.
  movesLines: z.optional(z.boolean()),
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
  'commissionUnit',
  'commissionRate',
] as const;

export const createAffiliate = post('/api/admin/affiliates', {
  ...forAdmins,
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

export const readAffiliate = get('/api/admin/affiliates/:id', {
  ...forOverseers,
  summary: 'One partner.',
  answer: affiliateRow,
});

export const updateAffiliate = put('/api/admin/affiliates/:id', {
  ...forAdmins,
  summary:
    'Changes the fields that it carries; a partner made inactive is signed out at once. With the updatedAt of an earlier answer it is refused (409) if fields of its form were changed meanwhile.',
  body: updateAffiliateBody,
  refuses: [409],
  answer: affiliateRow,
});

export const deleteAffiliate = del('/api/admin/affiliates/:id', {
  ...forAdmins,
  summary:
    'Deletes a partner and ends the sessions; for 30 days it can be restored. The referral code stays taken.',
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
  ...forOverseers,
  summary: 'Referrals and commissions of a partner.',
  answer: affiliateStats,
});

export const listAffiliateReferrals = get('/api/admin/affiliate/:id/referrals', {
  ...forOverseers,
  summary: 'A page of the leads a partner sent, newest first.',
  query: listQuery({ createdAt: 'moment' }, {}),
  answer: listPage(referralRow),
});
