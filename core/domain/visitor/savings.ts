import { grantFor } from '../programme/grant.ts';
import { type Requirement, unmetBy } from './eligibility.ts';
import { floorTo, roundHalfUp, wholeDollars } from '../money.ts';
import type { Dollars } from '../money.ts';
import { netCostOf, type NetCost } from './cost/net-cost.ts';
import type { ProgrammeTerms } from '../programme/programme-terms.ts';
import { energySources, stateEnergy } from './state-energy.ts';
import type {
  EnergySource,
  EnergySourceId,
  ExportNote,
  ExportPolicy,
  StateEnergy,
} from './state-energy.ts';
import type { StateCode } from '../us-states.ts';

/** Home price and monthly electric bill in dollars, the state, and the score, if it is known. */
export interface SavingsInput {
  readonly homePrice: Dollars;
  readonly electricBill: Dollars;
  readonly propertyState: StateCode;
  /** A number or a range. It decides whether the program covers the home, and no other figure. */
  readonly creditScore?: number | string | null | undefined;
}

/** A source of the estimate, with its id and, for the yield, the points it was computed for. */
interface AssumptionSource extends EnergySource {
  readonly id: EnergySourceId;
  readonly points?: string;
}

/** Every figure the estimate rests on, to be shown under "How we calculate this". */
export interface SavingsAssumptions {
  readonly priceCentsPerKwh: number;
  readonly yieldKwhPerKw: number;
  readonly costPerWatt: number;
  /** True if the state has no published median, so the program's default is used. */
  readonly isDefaultCost: boolean;
  /** Number of systems behind the state's median cost; null if there is no median. */
  readonly costSample: number | null;
  readonly lowFactor: number | null;
  readonly exportPolicy: ExportPolicy;
  readonly note: ExportNote | null;
  readonly offsetTarget: number;
  readonly solarCapRate: number;
  readonly maxKw: number;
  readonly creditRate: number;
  readonly grantRate: number;
  readonly grantCap: Dollars;
  readonly lifetimeYears: number;
  readonly mortgageInsuranceUpfrontRate: number;
  readonly mortgageInsuranceAnnualRate: number;
  readonly sources: readonly AssumptionSource[];
}

export type SavingsLimit = 'offset' | 'home_value' | 'max_kw';

/** The estimate, in whole dollars, with what it was computed from. */
export interface SavingsResult {
  readonly solarCost: Dollars;
  readonly taxCredit: Dollars;
  readonly educationEarnings: Dollars;
  readonly monthlySavings: Dollars;
  readonly annualSavings: Dollars;
  readonly lifetimeSavings: Dollars;
  /** First-year total: credit and grant. */
  readonly totalBenefit: Dollars;
  /** Where exports earn less than retail; equals monthlySavings if not, or with no known factor. */
  readonly monthlySavingsLow: Dollars;
  /** False if no low figure is published (Hawaii); a range must not be shown then. */
  readonly lowFactorKnown: boolean;
  /** Without it nothing is granted or financed: the cost is then the price of the panels. */
  readonly programCovers: boolean;
  readonly unmet: Requirement[];
  /** Monthly cost of the system against its savings; null if nothing is financed. */
  readonly netCost: NetCost | null;
  readonly systemKw: number;
  readonly annualKwh: number;
  /** Percentage of today's use that the system produces. */
  readonly offsetPct: number;
  readonly limitedBy: SavingsLimit;
  readonly assumptions: SavingsAssumptions;
  readonly termsVersion: string;
}

function sourcesOf(energy: StateEnergy): AssumptionSource[] {
  const { price, yield: yieldId, cost, export: exportId } = energy.sources;
  return [
    { id: price, ...energySources[price] },
    {
      id: yieldId,
      ...energySources[yieldId],
      points: energy.yieldPoints,
    },
    ...(cost === null
      ? []
      : [
          {
            id: cost,
            ...energySources[cost],
          },
        ]),
    { id: exportId, ...energySources[exportId] },
  ];
}

/** System size, cost, credit, grant and savings, in whole dollars, half up. */
export function calculateSavings(
  input: SavingsInput,
  terms: ProgrammeTerms,
  energy: StateEnergy = stateEnergy[input.propertyState],
): SavingsResult {
  const { homePrice, electricBill } = input;
  const dollarsPerKwh = energy.priceCentsPerKwh / 100;
  const { yieldKwhPerKw } = energy;
  const costPerWatt = energy.costPerWatt ?? terms.defaultCostPerWatt;
  const annualUse = (12 * electricBill) / dollarsPerKwh;

  const limits: readonly (readonly [SavingsLimit, number])[] = [
    ['offset', (annualUse * terms.offsetTarget) / yieldKwhPerKw],
    [
      'home_value',
      costPerWatt === 0 ? Infinity : (terms.solarCapRate * homePrice) / (1000 * costPerWatt),
    ],
    ['max_kw', terms.maxKw],
  ];
  const [limitedBy, largestKw] = limits.reduce((least, limit) =>
    limit[1] < least[1] ? limit : least,
  );
  const systemKw = floorTo(largestKw, 10);

  const solarCost = Math.min(
    wholeDollars(systemKw * 1000 * costPerWatt),
    floorTo(terms.solarCapRate * homePrice),
  );
  const unmet = unmetBy(input, terms);
  const programCovers = unmet.length === 0;
  const taxCredit = programCovers ? wholeDollars(terms.taxCreditRate * solarCost) : 0;
  const educationEarnings = grantFor(input, terms);
  const monthlySavings = wholeDollars((systemKw * yieldKwhPerKw * dollarsPerKwh) / 12);
  const annualSavings = 12 * monthlySavings;
  const monthlySavingsLow = wholeDollars(monthlySavings * (energy.lowFactor ?? 1));
  const annualKwh = roundHalfUp(systemKw * yieldKwhPerKw);

  return {
    solarCost,
    taxCredit,
    educationEarnings,
    monthlySavings,
    annualSavings,
    lifetimeSavings: terms.lifetimeYears * annualSavings,
    totalBenefit: taxCredit + educationEarnings,
    monthlySavingsLow,
    lowFactorKnown: energy.lowFactor !== null,
    programCovers,
    unmet,
    netCost: programCovers
      ? netCostOf({ solarCost, monthlySavings, monthlySavingsLow }, terms)
      : null,
    systemKw,
    annualKwh,
    limitedBy,
    offsetPct: annualUse === 0 ? 0 : roundHalfUp((100 * annualKwh) / annualUse),
    assumptions: {
      priceCentsPerKwh: energy.priceCentsPerKwh,
      yieldKwhPerKw,
      costPerWatt,
      isDefaultCost: energy.costPerWatt === null,
      costSample: energy.costSample,
      lowFactor: energy.lowFactor,
      exportPolicy: energy.exportPolicy,
      note: energy.note,
      offsetTarget: terms.offsetTarget,
      solarCapRate: terms.solarCapRate,
      maxKw: terms.maxKw,
      creditRate: terms.taxCreditRate,
      grantRate: terms.grantRate,
      grantCap: terms.grantCap,
      lifetimeYears: terms.lifetimeYears,
      mortgageInsuranceUpfrontRate: terms.mortgageInsuranceUpfrontRate,
      mortgageInsuranceAnnualRate: terms.mortgageInsuranceAnnualRate,
      sources: sourcesOf(energy),
    },
    termsVersion: terms.version,
  };
}
