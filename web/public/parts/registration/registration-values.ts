import * as z from 'zod/mini';
import { registerAffiliateBody } from '#core/contract/affiliate/register.ts';
import { registrationBodyOf } from '#core/contract/forms/typed-answers.ts';
import { formatPhone } from '#core/domain/phone.ts';

/** What the controls of the registration hold. */
export interface RegistrationValues extends Record<string, string | boolean> {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  state: string;
  isLicensedRealtor: boolean;
  licenseNumber: string;
  referralCode: string;
  password: string;
  confirmPassword: string;
}

/** What the browser keeps nowhere. */
export const secretFields = ['password', 'confirmPassword'] as const;

/** A registration that keeps the rules. */
export type Registration = z.output<typeof registerAffiliateBody>;

// The browser's own values have a boolean for the box; a posted form has its name or nothing.
/** What is typed becomes the call's body, and is held to the call's own rules. */
export const registrationSchema = z.pipe(
  z.transform(({ isLicensedRealtor, ...typed }: RegistrationValues) =>
    registrationBodyOf({
      ...(typed as Record<string, string>),
      isLicensedRealtor: isLicensedRealtor ? 'on' : undefined,
    }),
  ),
  registerAffiliateBody,
);

/** The registration before anybody typed, in the order of the page. */
export const blankRegistration: RegistrationValues = {
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

/** Values typed before the code came, as typing would have left them. */
export function shapeRegistration(values: RegistrationValues): RegistrationValues {
  return {
    ...values,
    phone: formatPhone(values.phone),
  };
}
