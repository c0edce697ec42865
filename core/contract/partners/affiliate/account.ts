import * as z from 'zod/mini';
import { termChoices } from '../../../domain/programme/term-values.ts';
import { affiliateRow, optionalLine, optionalPhone, stateOrNone } from './rows.ts';
import * as fields from '../../fields.ts';
import { get, post, put } from '../../route.ts';
import { shownCompany, shownName } from './shown-name.ts';

export const ownAffiliate = z.extend(
  z.omit(affiliateRow, {
    licenseVerifiedAt: true,
    isActive: true,
    totalReferrals: true,
    qualifiedReferrals: true,
    totalCommissions: true,
  }),
  // The last day of the license as the partner says; and the language of the mails.
  { licenseExpires: z.nullable(fields.day), language: fields.language },
);

/** The signed-in affiliate, and whether an admin is acting in their name. */
export const affiliateSession = z.object({
  affiliate: ownAffiliate,
  isImpersonation: z.boolean(),
  // How much the affiliate may see of their clients.
  partnerSees: z.enum(termChoices.partnerSees),
});

function secret(wrong: 'login.failed' | 'currentPassword.wrong') {
  const missing = wrong === 'login.failed' ? 'password.required' : 'currentPassword.required';
  return z.string(missing).check(z.minLength(1, missing), z.maxLength(500, wrong));
}

export const leastPassword = 8;

export const newPassword = z
  .string('password.short')
  .check(z.minLength(leastPassword, 'password.short'), z.maxLength(500, 'text.tooLong'));

const done = z.object({ ok: z.boolean() });

export const logInAffiliate = post('/api/affiliate/dashboard/login', {
  access: 'public',
  summary: 'Opens a session of an affiliate.',
  body: z.object({
    email: fields.email('email.valid'),
    password: secret('login.failed'),
  }),
  refuses: [401],
  answer: affiliateSession,
  limit: { count: 60, seconds: 60 },
});

export const forgotPassword = post('/api/affiliate/forgot-password', {
  access: 'public',
  summary: 'Mails a link that sets a new password; the answer is the same for every address.',
  body: z.object({ email: fields.email('email.valid') }),
  answer: z.object({ message: z.string() }),
  limit: { count: 30, seconds: 900 },
});

export const resetPassword = post('/api/affiliate/reset-password', {
  access: 'public',
  summary: 'Sets a new password by the token of a mailed link, once; every session ends.',
  body: z.object({
    token: z.string('resetLink.invalid').check(z.maxLength(500, 'resetLink.invalid')),
    newPassword,
  }),
  answer: done,
  limit: { count: 60, seconds: 900 },
});

export const undoEmail = post('/api/affiliate/undo-email', {
  access: 'public',
  summary:
    'Gives an account the address back that had it before, by the token of the mail to that address: once, within 72 hours of the change. Ends every session and asks for a new password.',
  body: z.object({
    token: z.string('link.invalid').check(z.maxLength(500, 'link.invalid')),
  }),
  refuses: [409],
  answer: done,
  limit: { count: 60, seconds: 900 },
});

export const readAffiliateSession = get('/api/affiliate/session', {
  access: 'affiliate',
  summary: 'The signed-in account, and whether an admin acts in its name.',
  answer: affiliateSession,
});

export const updateOwnProfile = put('/api/affiliate/profile/:id', {
  access: 'affiliate',
  summary:
    'Changes the signed-in account; another number is 404, another email address needs the current password. Claiming or dropping the license sets the rate back; that and another name, company or license number ask staff to review.',
  body: z.object({
    firstName: shownName('firstName.required'),
    lastName: shownName('lastName.required'),
    email: fields.email('email.valid'),
    phone: optionalPhone,
    company: shownCompany,
    state: stateOrNone,
    licenseNumber: optionalLine(60),
    // The last day of the license; unchanged if it is left out.
    licenseExpires: z.optional(z.nullable(fields.day)),
    isLicensedRealtor: z.boolean('isLicensedRealtor.required'),
    language: z.optional(fields.language),
    // Required if the email address changes.
    currentPassword: z.optional(z.string().check(z.maxLength(500))),
    // `updatedAt` of the account that was edited; 409 if it has been changed since.
    updatedAt: z.optional(z.iso.datetime({ offset: true })),
  }),
  refuses: [409],
  answer: ownAffiliate,
});

export const changeOwnPassword = post('/api/affiliate/change-password', {
  access: 'affiliate',
  summary: 'Changes the caller’s password; every other session of the account ends.',
  body: z.object({
    currentPassword: secret('currentPassword.wrong'),
    newPassword,
  }),
  answer: done,
  limit: { count: 60, seconds: 60 },
});

export const logOutAffiliate = post('/api/affiliate/logout', {
  access: 'affiliate',
  summary:
    'Ends the session of the affiliate; of an admin who acts in its name, that of the admin too.',
  answer: done,
});
