import { readPercent } from '../../typed/typed-number.ts';

export const illustrationYears = 30;

export const mostAnnualRate = 0.25;

interface FixedRateLoan {
  readonly principal: number;
  /** A share from 0 to 1. */
  readonly annualRate: number;
  readonly years: number;
}

/** Monthly principal and interest, not rounded, without insurance, taxes and fees. */
export function monthlyPayment({ principal, annualRate, years }: FixedRateLoan): number {
  const months = years * 12;
  const monthlyRate = annualRate / 12;
  if (monthlyRate === 0) {
    return principal / months;
  }
  // Written so that a rate near 0 keeps its digits.
  const repaid = -Math.expm1(-months * Math.log1p(monthlyRate));
  return (principal * monthlyRate) / repaid;
}

/** Reads a rate as typed ("6,5 %") as a share (0.065); null for none from 0 to 25 %. */
export function parseAnnualRate(text: string): number | null {
  const percent = readPercent(text);
  // Rounded to thousandths of a percent, to drop binary fractions.
  const rate = percent === null ? null : Math.round(percent * 1000) / 100_000;
  return rate !== null && rate <= mostAnnualRate ? rate : null;
}
