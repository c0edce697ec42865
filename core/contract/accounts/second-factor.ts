import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { del, forStaff, get, post } from '../route.ts';
import { noAnswer } from '../shapes.ts';
import { passkeyOptions, secondFactorDue, secondFactorMethods, staffSession } from './staff.ts';

const typedCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));

/** Digits, a recovery code, or an authenticator's answer. */
const code = z.union([typedCode, z.looseObject({ id: z.string() })], 'text.line');

export const logInWithSecondFactor = post('/api/admin/login/second-factor', {
  access: 'public',
  summary: 'Opens a staff session for the second factor of an account whose password was right.',
  body: z.object({ method: z.enum(secondFactorMethods), code }),
  refuses: [401],
  answer: staffSession,
  limit: { count: 60, seconds: 60 },
});

export const readSecondFactorDue = get(logInWithSecondFactor.path, {
  access: 'public',
  summary:
    'Which second factors the sign-in of this browser waits for, after a sign-on led it back; none without one.',
  answer: secondFactorDue,
});

const path = '/api/admin/profile/second-factors';

export const listSecondFactors = get(path, {
  ...forStaff,
  summary: 'The second factors of the signed-in account, and how many recovery codes are left.',
  answer: z.object({
    items: z.array(
      z.object({
        id: fields.rowId,
        type: z.enum(['totp', 'passkey']),
        createdAt: fields.moment,
        lastUsedAt: z.nullable(fields.moment),
      }),
    ),
    recoveryCodesLeft: z.int(),
    // True if the last factor cannot be removed.
    isRequired: z.boolean(),
  }),
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const addSecondFactor = post(path, {
  ...forStaff,
  needsStepUp: true,
  admitsEnrolling: true,
  summary:
    'Begins to add an app for one-time codes (its key and address) or a passkey (what the browser needs), which opens nothing before it is confirmed; or makes ten new recovery codes, and the old ones end.',
  body: z.object({ type: z.enum(['totp', 'passkey', 'recovery']) }),
  refuses: [409],
  answer: z.union([
    z.object({ id: fields.rowId, secret: z.string(), uri: z.string() }),
    z.extend(passkeyOptions, { id: fields.rowId }),
    recoveryCodes,
  ]),
});

export const confirmSecondFactor = post(`${path}/:id/confirm`, {
  ...forStaff,
  admitsEnrolling: true,
  summary:
    'Confirms a new second factor by a code of it. The first one brings ten recovery codes, shown this once, and ends every other session of the account.',
  body: z.object({ code }),
  answer: recoveryCodes,
  limit: { count: 60, seconds: 60 },
});

export const removeSecondFactor = del(`${path}/:id`, {
  ...forStaff,
  needsStepUp: true,
  summary:
    'Removes a second factor of the signed-in account; 409 for the last one where one is required.',
  refuses: [409],
  answer: noAnswer,
});

const stepUpPath = '/api/admin/step-up';

export const readStepUp = get(stepUpPath, {
  ...forStaff,
  isBackground: true,
  summary:
    "Whether the caller's proof of identity is still valid, and whether a code can renew it.",
  answer: z.object({
    isHeld: z.boolean(),
    takesCode: z.boolean(),
    isPasswordless: z.boolean(),
    // Signing in again by the identity provider renews it.
    takesSignOn: z.boolean(),
  }),
});

export const stepUp = post(stepUpPath, {
  ...forStaff,
  summary:
    'Proves by password or code who is signed in, for an hour: exports, payouts, terms and staff ask for it.',
  body: z.object({
    password: z.optional(z.string().check(z.maxLength(500, 'currentPassword.wrong'))),
    code: z.optional(z.string().check(z.trim(), z.maxLength(30, 'code.wrong'))),
  }),
  answer: z.object({ isHeld: z.boolean() }),
  limit: { count: 60, seconds: 60 },
});
