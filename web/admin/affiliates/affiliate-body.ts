import type { createAffiliate } from '#core/contract/affiliates.ts';
import type { BodyOf } from '#web/kit/api-types.ts';

/**
 * What a new partner earns unless staff says otherwise: a share of the price with a license,
 * dollars for each closing without.
 */
export function defaultRate(isLicensed: boolean): string {
  return isLicensed ? '0.03' : '500';
}

/** The form of a new partner before anything is typed. */
export const blankAffiliate = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  state: '',
  licenseNumber: '',
  isLicensedRealtor: true as boolean,
  commissionRate: defaultRate(true),
  referralCode: '',
};

function textOrNull(typed: string): string | null {
  return typed.trim() || null;
}

/** What is sent of a new partner: what was left empty is not. */
export function affiliateBody(typed: typeof blankAffiliate): BodyOf<typeof createAffiliate> {
  const rate = typed.commissionRate.trim();
  return {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    email: typed.email.trim(),
    phone: textOrNull(typed.phone),
    company: textOrNull(typed.company),
    licenseNumber: textOrNull(typed.licenseNumber),
    state: textOrNull(typed.state.toUpperCase()),
    referralCode: textOrNull(typed.referralCode),
    isLicensedRealtor: typed.isLicensedRealtor,
    ...(rate !== '' && { commissionRate: Number(rate) }),
  };
}
