import type { Application } from '#core/contract/leads/leads.ts';
import { metRequirements } from '#core/domain/visitor/eligibility.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { calculateSavings } from '#core/domain/visitor/savings.ts';
import type { StateCode } from '#core/domain/us-states.ts';
import type { LeadValues } from './writes.ts';

export type EstimatedAnswers = Pick<
  Application,
  'homePrice' | 'electricBill' | 'creditScore' | 'propertyState'
>;

const noSavings = {
  solarCost: null,
  taxCredit: null,
  educationEarnings: null,
  monthlySavings: null,
  monthlySavingsLow: null,
  annualSavings: null,
  lifetimeSavings: null,
  systemKw: null,
};

/** The estimate under today's terms; empty if price, bill or state is missing. */
function savingsOf(
  { homePrice, electricBill, creditScore, propertyState }: EstimatedAnswers,
  terms: ProgrammeTerms,
): Pick<LeadValues, keyof typeof noSavings> {
  if (!homePrice || electricBill === null || electricBill === undefined || !propertyState) {
    return noSavings;
  }
  const state = propertyState as StateCode;
  const home = { homePrice, electricBill, creditScore, propertyState: state };
  const savings = calculateSavings(home, terms);
  const stored = (Object.keys(noSavings) as (keyof typeof noSavings)[]).map(
    (name) => [name, savings[name]] as const,
  );
  return Object.fromEntries(stored) as Record<keyof typeof noSavings, number>;
}

type Estimate = Pick<LeadValues, keyof typeof noSavings | 'isQualified' | 'termsVersion'>;

/** Figures and verdict of a lead's answers under today's terms, with the version of the terms. */
export function estimateLead(answers: EstimatedAnswers, terms: ProgrammeTerms): Estimate {
  return {
    ...savingsOf(answers, terms),
    // All must be known and met.
    isQualified: Object.values(metRequirements(answers, terms)).every((isMet) => isMet === true),
    termsVersion: terms.version,
  };
}

type Figure = Exclude<keyof Estimate, 'termsVersion'>;

/** The answers of a lead, with its stored verdict and figures. */
export type EstimatedLead = { [Key in keyof EstimatedAnswers]: unknown } & {
  [Key in Figure]: unknown;
};

/** Whether these terms give the verdict and figures stored on a lead, whatever their version. */
export function doesEstimateHold(lead: EstimatedLead, terms: ProgrammeTerms): boolean {
  const { termsVersion: _version, ...estimate } = estimateLead(lead as EstimatedAnswers, terms);
  const names = Object.keys(estimate) as Figure[];
  return names.every((name) => lead[name] === estimate[name]);
}
