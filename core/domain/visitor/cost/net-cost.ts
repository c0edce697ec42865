import { floorTo, roundHalfUp, wholeDollars, type Dollars } from '../../money.ts';
import { illustrationYears, monthlyPayment } from './mortgage-payment.ts';

/** Premiums of FHA mortgage insurance as fractions: upfront (financed) and yearly. */
export interface InsurancePremiums {
  readonly mortgageInsuranceUpfrontRate: number;
  readonly mortgageInsuranceAnnualRate: number;
}

/** Monthly cost of a system financed with the home, at one rate, in whole dollars. */
export interface MonthlyCost {
  /** Percent per year. */
  readonly rate: number;
  /** Principal and interest, on the cost with the premium that is paid up front. */
  readonly payment: Dollars;
  readonly mip: Dollars;
  readonly total: Dollars;
  /** The yearly rate at which the payments repay the cost alone: percent with two decimals. */
  readonly apr: number;
}

export interface NetCost {
  /** Increase of the mortgage: the cost plus the upfront premium. */
  readonly financed: Dollars;
  readonly monthlyAt: MonthlyCost[];
  /** Percent, cut to two decimals, at which cost equals saving; null if 0 % costs more. */
  readonly breakEvenRate: number | null;
  /** The same for the low savings. */
  readonly breakEvenRateLow: number | null;
}

interface FinancedSystem {
  readonly solarCost: Dollars;
  readonly monthlySavings: Dollars;
  readonly monthlySavingsLow: Dollars;
}

/** Rates in percent at which a cost is shown if none was entered. */
export const shownRates = [5, 6, 7] as const;

export const paymentCount = illustrationYears * 12;

function paymentOn(principal: number, annualRate: number): number {
  return monthlyPayment({ principal, annualRate, years: illustrationYears });
}

/** Unrounded dollars per month; `annualRate` is a fraction. */
function totalAt(cost: Dollars, annualRate: number, premiums: InsurancePremiums): number {
  const principal = cost * (1 + premiums.mortgageInsuranceUpfrontRate);
  return paymentOn(principal, annualRate) + insuranceOn(cost, premiums);
}

function insuranceOn(cost: Dollars, { mortgageInsuranceAnnualRate }: InsurancePremiums): number {
  return (cost * mortgageInsuranceAnnualRate) / 12;
}

/**
 * The largest yearly rate, as a fraction, at which an amount that grows with the rate does not
 * exceed a limit; null if it exceeds the limit even at 0. At the rate `most` it must exceed the
 * limit.
 */
function solveRate(
  amountAt: (annualRate: number) => number,
  limit: number,
  most: number,
): number | null {
  if (amountAt(0) > limit) {
    return null;
  }
  let low = 0;
  let high = most;
  // After sixty halvings the error is below a number's last digit.
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (amountAt(middle) > limit) {
      high = middle;
    } else {
      low = middle;
    }
  }
  return low;
}

export function monthlyCost(cost: Dollars, rate: number, premiums: InsurancePremiums): MonthlyCost {
  const total = totalAt(cost, rate / 100, premiums);
  const mip = insuranceOn(cost, premiums);
  // A payment is more than the interest alone, so this rate repays no less than the cost.
  const apr = solveRate((annualRate) => paymentOn(cost, annualRate), total, (12 * total) / cost);
  return {
    rate,
    payment: wholeDollars(total - mip),
    mip: wholeDollars(mip),
    total: wholeDollars(total),
    apr: roundHalfUp((apr ?? 0) * 10_000) / 100,
  };
}

function breakEven(cost: Dollars, savings: Dollars, premiums: InsurancePremiums): number | null {
  const most = (12 * savings) / cost;
  const rate = solveRate((annualRate) => totalAt(cost, annualRate, premiums), savings, most);
  return rate === null ? null : floorTo(rate * 100, 100);
}

/** The cost of a system against its savings; null if nothing is financed. */
export function netCostOf(system: FinancedSystem, premiums: InsurancePremiums): NetCost | null {
  const { solarCost: cost, monthlySavings, monthlySavingsLow } = system;
  if (cost <= 0) {
    return null;
  }
  return {
    financed: wholeDollars(cost * (1 + premiums.mortgageInsuranceUpfrontRate)),
    monthlyAt: shownRates.map((rate) => monthlyCost(cost, rate, premiums)),
    breakEvenRate: breakEven(cost, monthlySavings, premiums),
    breakEvenRateLow: breakEven(cost, monthlySavingsLow, premiums),
  };
}
