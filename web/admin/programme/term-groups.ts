import { type TermKey, termKeys } from '#core/domain/programme/term-values.ts';

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

export function groupOf(key: TermKey): TermGroup {
  const isBegun = (group: TermGroup) =>
    termKeys.indexOf(firstTerms[group]) <= termKeys.indexOf(key);
  return termGroups.findLast(isBegun)!;
}
