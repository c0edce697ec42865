import type * as z from 'zod/mini';
import type { createAffiliateBody } from '#core/contract/affiliates.ts';
import { centsFromDollars } from '#core/domain/money.ts';
import { formatCents, formatDollars, formatPercent } from '#core/i18n/format.ts';

export type NewAffiliate = z.input<typeof createAffiliateBody>;

/**
 * What a new partner earns unless staff says otherwise: a share of the price with a license,
 * dollars for each closing without.
 */
export const defaultRate = (isLicensed: boolean): string => (isLicensed ? '0.03' : '500');

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** Reads the form of a new partner; what was left empty is not sent. */
export function affiliateBody(form: FormData): NewAffiliate {
  const optional = (name: string) => textOf(form, name) || null;
  const rate = textOf(form, 'commissionRate');
  return {
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName'),
    email: textOf(form, 'email'),
    phone: optional('phone'),
    company: optional('company'),
    licenseNumber: optional('licenseNumber'),
    state: optional('state')?.toUpperCase() ?? null,
    referralCode: optional('referralCode'),
    isLicensedRealtor: form.has('isLicensedRealtor'),
    ...(rate !== '' && { commissionRate: Number(rate) }),
  };
}

/** A commission as people say it: "3% of the price" or "$500 a closing". */
export function commissionText(rate: number, isLicensed: boolean): string {
  if (isLicensed) {
    return `${formatPercent(rate, 'en', 2)} of the price`;
  }
  return `${Number.isInteger(rate) ? formatDollars(rate, 'en') : formatCents(centsFromDollars(rate), 'en')} a closing`;
}
