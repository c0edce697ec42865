import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { leadRow } from '../leads/row.ts';
import { forStaff, get, patch, post, put } from '../route.ts';
import { interactionRow } from '../visitor/tracking.ts';
import { everyStaff, staffRoles } from '../../domain/accounts/staff-role.ts';

export const staffSession = z.object({
  id: fields.rowId,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(staffRoles),
  hasWeakPassword: z.boolean(),
  // Open facts of high severity while the site is public; 0 on a local address.
  openHighFacts: z.number(),
  // True for an admin, if impersonation is switched on.
  mayImpersonate: z.boolean(),
});

export const secondFactorMethods = ['totp', 'passkey', 'recovery'] as const;

/** Options for the browser's authenticator, as @simplewebauthn expects them. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

/** The password was right, or a sign-on, but a second factor is required. */
export const secondFactorDue = z.object({
  // `enroll`: the account must add a factor first.
  secondFactor: z.array(z.enum([...secondFactorMethods, 'enroll'])),
  passkey: z.optional(passkeyOptions),
});

export const logIn = post('/api/admin/login', {
  access: 'public',
  summary:
    'Opens a staff session by user name or email address; where a second factor is due, says which there are and sets a cookie for the next step.',
  body: z.object({
    username: z
      .string('username.required')
      .check(z.minLength(1, 'username.required'), z.maxLength(254, 'login.failed')),
    password: z
      .string('password.required')
      .check(z.minLength(1, 'password.required'), z.maxLength(500, 'login.failed')),
  }),
  refuses: [401],
  answer: z.union([staffSession, secondFactorDue]),
  limit: { count: 60, seconds: 60 },
});

export const logOut = post('/api/admin/logout', {
  ...forStaff,
  summary: 'Ends the staff session.',
  answer: z.object({ ok: z.boolean() }),
});

export const readStaffSession = get('/api/admin/session', {
  ...forStaff,
  summary: 'Who is signed in.',
  answer: staffSession,
});

export const readDashboardStats = get('/api/admin/dashboard/stats', {
  access: 'staff-or-key',
  roles: everyStaff,
  summary:
    "Five figures: leads, leads of today in the lender's time zone, calculations, page views, leads a hundred visits.",
  answer: z.object({
    totalLeads: z.int(),
    todayLeads: z.int(),
    calculatorUses: z.int(),
    pageViews: z.int(),
    conversionRate: z.number(),
    // When the figures were counted, the lender's day then, and its time zone.
    asOf: fields.moment,
    today: z.iso.date(),
    timeZone: z.string(),
  }),
});

export const readDashboardActivity = get('/api/admin/dashboard/activity', {
  ...forStaff,
  summary: 'The five newest leads and the five newest interactions.',
  answer: z.object({
    leads: z.array(leadRow),
    interactions: z.array(interactionRow),
  }),
});

export const staffProfile = z.object({
  id: fields.rowId,
  username: z.string(),
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: fields.moment,
  lastLogin: z.nullable(fields.moment),
  // Whether they are given new leads.
  onShift: z.boolean(),
  phone: z.nullable(z.string()),
  // A public URL; null without a photo.
  photo: z.nullable(z.string()),
  // Signs in by the identity provider alone.
  isPasswordless: z.boolean(),
});

export const readProfile = get('/api/admin/profile', {
  ...forStaff,
  summary: 'The signed-in account.',
  answer: staffProfile,
});

const address = fields.email('email.invalid');
const addressOrNone = z.string('email.invalid').check(
  z.trim(),
  z.refine((text) => text === '' || address.safeParse(text).success, 'email.invalid'),
);

export const updateProfile = put('/api/admin/profile', {
  ...forStaff,
  summary:
    'Changes name, user name and email of the signed-in account; another address needs a step-up.',
  body: z.object({
    username: fields.line(50, 'username.short', 3),
    email: z.optional(z.nullable(addressOrNone)),
    firstName: fields.line(100, 'firstName.required'),
    lastName: fields.line(100, 'lastName.required'),
  }),
  refuses: [409],
  answer: staffProfile,
});

export const updateWork = patch('/api/admin/profile', {
  ...forStaff,
  summary: 'Says whether the caller is on shift, and sets the caller’s telephone.',
  body: z.object({
    onShift: z.optional(z.boolean()),
    phone: z.optional(z.nullable(fields.telephone('mobile.format', 0))),
  }),
  answer: staffProfile,
});

function secret(least: number, error: 'newPassword.short' | 'confirmPassword.required') {
  return z.string(error).check(z.minLength(least, error), z.maxLength(500, 'text.tooLong'));
}

export const newStaffPassword = secret(6, 'newPassword.short');
export const repeatedPassword = secret(1, 'confirmPassword.required');

const newPasswords = z
  .object({
    currentPassword: z
      .string('currentPassword.required')
      .check(z.minLength(1, 'currentPassword.required'), z.maxLength(500, 'currentPassword.wrong')),
    newPassword: newStaffPassword,
    confirmPassword: repeatedPassword,
  })
  .check(fields.isRepeated('newPassword'));

export const changePassword = put('/api/admin/change-password', {
  ...forStaff,
  summary: 'Changes the caller’s password; every other session of the account ends.',
  body: newPasswords,
  refuses: [409],
  answer: z.object({ ok: z.boolean() }),
  limit: { count: 60, seconds: 60 },
});
