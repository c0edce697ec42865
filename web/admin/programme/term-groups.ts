import { isTermKey, type TermKey, termKeys } from '#core/domain/programme/term-values.ts';

/** The groups of the terms, each with the first of its terms: one ends where the next begins. */
const firstTerms = {
  grant: 'grantRate',
  solar: 'solarCapRate',
  eligibility: 'minCreditScore',
  claims: 'loanRateLow',
  lender: 'lenderName',
  office: 'confirmationHoursLow',
  partners: 'consentRequired',
} as const satisfies Record<string, TermKey>;

export type TermGroup = keyof typeof firstTerms;

export const termGroups = Object.keys(firstTerms) as TermGroup[];

/** A term that this version does not know is of the last group. */
export function groupOf(key: string): TermGroup {
  const at = isTermKey(key) ? termKeys.indexOf(key) : termKeys.length;
  return termGroups.findLast((group) => termKeys.indexOf(firstTerms[group]) <= at)!;
}
