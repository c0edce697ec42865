import * as z from 'zod/mini';
import { registerAffiliateBody } from '#core/contract/affiliate/register.ts';
import { registrationBodyOf } from '#core/contract/forms/typed-answers.ts';
import { formatPhone } from '#core/domain/phone.ts';

/** The blank registration, in the order of the page. */
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
 * What is typed becomes the call's body, and is held to the call's own rules. The box is a boolean
 * here; in a posted form it has its name or nothing.
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

/** Values typed before the code came, as typing would have left them. */
export function shapeRegistration(values: RegistrationValues): RegistrationValues {
  return { ...values, phone: formatPhone(values.phone) };
}
