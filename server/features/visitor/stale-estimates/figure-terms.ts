import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { TermKey } from '#core/domain/programme/term-values.ts';
import { canonicalJson, sha256 } from '#server/outside/ids.ts';

/** The terms that figures and answers are computed from; no other term changes them. */
export const figureTerms = [
  'grantRate',
  'grantCap',
  'taxCreditRate',
  'solarCapRate',
  'offsetTarget',
  'maxKw',
  'defaultCostPerWatt',
  'lifetimeYears',
  'mortgageInsuranceUpfrontRate',
  'mortgageInsuranceAnnualRate',
  'minCreditScore',
  'minHomePrice',
  'eligibleStates',
] as const satisfies readonly TermKey[];

/** Identifies the terms that figures depend on, by 16 characters. */
export function figuresOf(terms: ProgrammeTerms): string {
  const values = figureTerms.map((key) => [key, terms[key]]);
  return sha256(canonicalJson(Object.fromEntries(values))).slice(0, 16);
}
