import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { estimateSavings } from '../savings/calculate-savings.ts';
import type { MailedEstimate } from './estimate/find-mailed-estimate.ts';
import type { MailLead } from './queries.ts';

const home = {
  homePrice: 425_000,
  electricBill: 250,
  propertyState: 'OR',
} as const;

/** An application that nobody sent: what a test is filled with, and a preview before the first lead. */
export const sampleLead: MailLead = {
  id: 1,
  firstName: 'Ana',
  lastName: 'Example',
  email: 'ana@example.com',
  phone: '(503) 555-0100',
  ...home,
  creditScore: '700-739',
  timeline: '1-3 months',
  contactMethod: 'phone',
  isQualified: true,
  language: 'en',
  suspicion: [],
  status: 'New',
  sessionId: null,
  createdAt: new Date('2026-01-05T15:00:00Z'),
  termsVersion: null,
  solarCost: null,
  taxCredit: null,
  educationEarnings: null,
  savingsAmount: null,
  monthlySavings: null,
  monthlySavingsLow: null,
  annualSavings: null,
  lifetimeSavings: null,
  systemKw: null,
};

/** What the calculator shows of the home of that application by these terms. */
export function sampleEstimate(terms: ProgrammeTerms): MailedEstimate {
  const { assumptions, ...figures } = estimateSavings(home, terms);
  const { creditRate, lifetimeYears, lowFactorKnown, sources } = assumptions;
  const { mortgageInsuranceUpfrontRate, mortgageInsuranceAnnualRate } = assumptions;
  return {
    ...home,
    ...figures,
    assumptions: {
      creditRate,
      lifetimeYears,
      lowFactorKnown,
      mortgageInsuranceUpfrontRate,
      mortgageInsuranceAnnualRate,
      sources,
    },
  };
}
