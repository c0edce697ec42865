import * as z from 'zod/mini';
import { commissionUnits } from '../../../domain/partners/commission.ts';
import { payUnits } from '../../../domain/partners/pay-rule.ts';
import { referralCodePattern } from '../../../domain/partners/referral.ts';
import { optionalLine, optionalPhone, stateOrNone } from './rows.ts';
import * as fields from '../../fields.ts';
import * as publicPaths from '../../public-paths.ts';
import { route } from '../../route.ts';
import { leastPassword, newPassword } from './account.ts';
import { shownCompany, shownName } from './shown-name.ts';

// No check ends the others: that the passwords differ is told in the same answer.
const referralCode = z.string('referralCode.short').check(
  z.trim(),
  z.minLength(3, 'referralCode.short'),
  z.refine((code) => code.length < 3 || referralCodePattern.test(code), 'referralCode.shape'),
);

// Accepted as the specification asks, but ignored: the rate always comes from the program.
const ignoredRate = z.optional(
  z.unknown().check(z.refine((value) => !(typeof value === 'number' && value < 0), 'rate.number')),
);

/** The form of a new affiliate; a rate, a state of the account or totals are ignored. */
export const registerAffiliateBody = z
  .object({
    firstName: shownName('firstName.required'),
    lastName: shownName('lastName.required'),
    email: fields.email('email.valid'),
    password: newPassword,
    confirmPassword: z
      .string('confirmPassword.required')
      .check(
        z.minLength(leastPassword, 'confirmPassword.required'),
        z.maxLength(500, 'text.tooLong'),
      ),
    phone: optionalPhone,
    company: shownCompany,
    state: stateOrNone,
    isLicensedRealtor: z.boolean('isLicensedRealtor.required'),
    licenseNumber: optionalLine(60),
    referralCode,
    commissionRate: ignoredRate,
  })
  .check(fields.isRepeated('password'));

/** The new affiliate, for the browser that registered it. The rate is a fraction, or dollars. */
const registeredAffiliate = z.object({
  id: fields.rowId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  referralCode: z.string(),
  referralLink: z.string(),
  commissionUnit: z.enum(commissionUnits),
  commissionRate: z.number(),
  isLicensedRealtor: z.boolean(),
});

export const registerAffiliate = route({
  ...publicPaths.registerAffiliate,
  access: 'public',
  status: 201,
  summary:
    'Registers an affiliate and signs in. At most 20 that could be stored in 30 minutes from one address.',
  body: registerAffiliateBody,
  refuses: [409],
  answer: registeredAffiliate,
  // Counts invalid requests too; requests that pass validation have a limit of their own.
  limit: { count: 30, seconds: 1800 },
});

const codeStates = ['free', 'taken', 'reserved', 'malformed'] as const;

export const checkCode = route({
  ...publicPaths.checkCode,
  access: 'public',
  summary: 'Whether a referral code is free, and one like it where it is not.',
  query: z.object({ code: z.string().check(z.maxLength(100)) }),
  answer: z.object({
    state: z.enum(codeStates),
    /** A similar code that is free now; null if the code itself is free. */
    suggestion: z.nullable(z.string()),
  }),
  limit: { count: 60, seconds: 60 },
});

export const readAgentPay = route({
  ...publicPaths.readAgentPay,
  access: 'public',
  summary: 'What the rules for pay say today of licensed agents of a state.',
  query: z.object({ state: fields.stateCode() }),
  // `undecided`: no rule holds.
  answer: z.object({ unit: z.enum([...payUnits, 'undecided']) }),
  limit: { count: 60, seconds: 60 },
});
