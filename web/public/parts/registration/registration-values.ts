import * as z from 'zod/mini';
import { registerAffiliateBody } from '#core/contract/partners/affiliate/register.ts';
import { registrationBodyOf } from '#core/contract/visitor/forms/typed-answers.ts';
import { formatPhone } from '#core/domain/phone.ts';

export const blankRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  state: '',
  isLicensedRealtor: true,
  licenseNumber: '',
  referralCode: '',
  password: '',
  confirmPassword: '',
};

export type RegistrationValues = typeof blankRegistration;

export const secretFields = ['password', 'confirmPassword'] as const;

export type Registration = z.output<typeof registerAffiliateBody>;

/**
 * Transforms the typed values into the call's body, and checks them by its rules. The box is a
 * boolean here; a posted form has its name or nothing.
 */
export const registrationSchema = z.pipe(
  z.transform(({ isLicensedRealtor, ...typed }: RegistrationValues) =>
    registrationBodyOf({
      ...typed,
      isLicensedRealtor: isLicensedRealtor ? 'on' : undefined,
    }),
  ),
  registerAffiliateBody,
);

/** Formats values typed before the code loaded, as typing would have. */
export function shapeRegistration(values: RegistrationValues): RegistrationValues {
  return { ...values, phone: formatPhone(values.phone) };
}
