import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { type EstimatedAnswers, estimateLead } from './estimate-lead.ts';

type Estimate = Omit<ReturnType<typeof estimateLead>, 'termsVersion'>;

/** The answers of a lead, with the verdict and the figures it has. */
export type EstimatedLead = { [Key in keyof EstimatedAnswers]: unknown } & {
  [Key in keyof Estimate]: unknown;
};

/** Whether these terms give the verdict and the figures that a lead has, whatever their version. */
export function doesEstimateHold(lead: EstimatedLead, terms: ProgrammeTerms): boolean {
  const { termsVersion: _version, ...estimate } = estimateLead(lead as EstimatedAnswers, terms);
  const names = Object.keys(estimate) as (keyof Estimate)[];
  return names.every((name) => lead[name] === estimate[name]);
}
