import type { createAffiliate, updateAffiliate } from '#core/contract/partners/affiliates.ts';
import { type CommissionUnit, defaultCommissionUnit } from '#core/domain/partners/commission.ts';
import { formatPercent } from '#core/i18n/format.ts';
import { dollarsFromCents } from '#core/domain/money.ts';
import type { ValidationKey } from '#core/i18n/validation.ts';
import { readCents, readDecimal, readPercent } from '#core/domain/typed/typed-number.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import type { AffiliateRow } from '../../api-types.ts';

export interface TypedPay {
  commissionUnit: CommissionUnit;
  commissionRate: string;
}

const defaultRates = { percent: '0.03', fixed: '500' } as const;

/** The pay of a new partner with this unit: a share of the price, or dollars per closing. */
export function payIn(commissionUnit: CommissionUnit): TypedPay {
  return { commissionUnit, commissionRate: defaultRates[commissionUnit] };
}

/** A share of the price, typed as one or in percent: "0.03" or "3%". */
function readShare(typed: string): number | null {
  const percent = typed.includes('%') ? readPercent(typed) : null;
  return percent === null ? readDecimal(typed) : Number((percent / 100).toFixed(8));
}

/** A typed share of the price, and the percent that it means. */
export function shareOf(typed: string): Record<'rate' | 'percent', string> {
  const share = readShare(typed) ?? Number(defaultRates.percent);
  return { rate: String(share), percent: formatPercent(share, 'en', 2) };
}

// 0.5 may be meant as half a percent, and 3 as three.
const leastUnclear = 0.1;

/** Asks for the percent sign where a number without it may be a share or a percent. */
export function checkRate(typed: TypedPay): { commissionRate?: ValidationKey } {
  const { commissionUnit, commissionRate } = typed;
  const isUnclear =
    commissionUnit === 'percent' && (readDecimal(commissionRate) ?? 0) >= leastUnclear;
  return isUnclear ? { commissionRate: 'rate.unclear' } : {};
}

export function defaultPay(isLicensed: boolean): TypedPay {
  return payIn(defaultCommissionUnit(isLicensed));
}

export const blankAffiliate = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  state: '',
  licenseNumber: '',
  isLicensedRealtor: true as boolean,
  ...defaultPay(true),
  referralCode: '',
};

function textOrNull(typed: string): string | null {
  return typed.trim() || null;
}

/** The rate of a unit; NaN if it cannot be read, so that the schema reports it. */
export function rateOf({
  commissionUnit,
  commissionRate,
}: Pick<Edited, 'commissionUnit' | 'commissionRate'>): number {
  return commissionUnit === 'fixed'
    ? dollarsFromCents(readCents(commissionRate) ?? Number.NaN)
    : (readShare(commissionRate) ?? Number.NaN);
}

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
    commissionUnit: typed.commissionUnit,
    ...(rate !== '' && { commissionRate: rateOf(typed) }),
  };
}

type Edited = Omit<typeof blankAffiliate, 'referralCode'>;

export function editedAffiliate(affiliate: AffiliateRow): Edited {
  const { commissionUnit, commissionRate } = affiliate;
  return {
    firstName: affiliate.firstName,
    lastName: affiliate.lastName,
    email: affiliate.email,
    phone: affiliate.phone ?? '',
    company: affiliate.company ?? '',
    state: affiliate.state ?? '',
    licenseNumber: affiliate.licenseNumber ?? '',
    isLicensedRealtor: affiliate.isLicensedRealtor,
    commissionUnit,
    commissionRate:
      commissionUnit === 'percent' && commissionRate >= leastUnclear
        ? `${Number((commissionRate * 100).toFixed(2))}%`
        : String(commissionRate),
  };
}

/** The body for an edited partner: the changed fields. License, unit and rate go together. */
export function affiliateChanges(start: Edited, typed: Edited): BodyOf<typeof updateAffiliate> {
  const { isLicensedRealtor, commissionUnit, commissionRate, ...texts } = typed;
  const names = Object.keys(texts) as (keyof typeof texts)[];
  const changed = names.filter((name) => texts[name].trim() !== start[name]);
  const changes = changed.map((name) => [name, sent(name, texts[name].trim())]);
  const isSameCommission =
    isLicensedRealtor === start.isLicensedRealtor &&
    commissionUnit === start.commissionUnit &&
    commissionRate === start.commissionRate;
  return {
    ...Object.fromEntries(changes),
    ...(!isSameCommission && {
      isLicensedRealtor,
      commissionUnit,
      commissionRate: rateOf(typed),
    }),
  };
}

function sent(name: string, text: string): string {
  return name === 'state' ? text.toUpperCase() : text;
}
