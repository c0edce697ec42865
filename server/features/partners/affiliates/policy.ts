import { type CommissionUnit, isCommissionRate } from '#core/domain/partners/commission.ts';
import { fieldError, HttpError } from '#server/platform/http-error.ts';

export function noSuchAffiliate(): HttpError {
  return new HttpError(404, 'There is no affiliate with this number.');
}

/** Turns an empty text into null. */
export function emptied(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}

/** 400 for a rate outside its unit: a share of the price, or dollars. */
export function refuseWrongRate(unit: CommissionUnit, rate: number | undefined): void {
  if (rate === undefined || isCommissionRate(unit, rate)) {
    return;
  }
  const key = unit === 'percent' ? 'rate.share' : 'rate.dollars';
  throw fieldError([{ path: 'commissionRate', key }]);
}
