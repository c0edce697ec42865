import type { ProgrammeRule } from './programme-terms.ts';
import { sampleDetails } from './sample-details.ts';
import type { TermValues } from './term-values.ts';

/** The version that results computed with nothing but `defaultRules` keep. */
export const defaultTermsVersion = '2026-11-20.1';

function from(source: string, values: Partial<TermValues>, basis?: string): ProgrammeRule[] {
  return Object.entries(values).map(
    ([key, value]) =>
      ({
        key,
        value,
        effectiveFrom: null,
        effectiveTo: null,
        source,
        ...(basis === undefined ? {} : { basis }),
      }) as ProgrammeRule,
  );
}

/**
 * Every figure, claim and setting of the offer as the programme starts, valid on every day until
 * the lender dates a change.
 */
export const defaultRules: readonly ProgrammeRule[] = [
  ...from('Program offer as marketed', {
    grantRate: 0.035,
    grantCap: 13_000,
    solarCapRate: 0.2,
    savingsRangeLow: 0.8,
    savingsRangeHigh: 0.9,
    warrantyYears: 25,
    lifetimeYears: 25,
    educationHoursLow: 6,
    educationHoursHigh: 8,
    creditExampleAmount: 12_000,
    creditExampleSystemCost: 40_000,
  }),
  ...from(
    'Program offer as marketed',
    { taxCreditRate: 0.3, taxCreditUntilYear: 2032 },
    '26 USC 25D',
  ),
  ...from(
    'Public Law 119-21, section 70506',
    { taxCreditBasis: '26 USC 25D', taxCreditBasisEnds: '2025-12-31' },
    '26 USC 25D',
  ),
  ...from('Savings model: middle of the marketed 80-90 %', { offsetTarget: 0.85 }),
  ...from('Savings model: largest residential system considered', { maxKw: 25 }),
  ...from('Savings model: cost where no state median is published', { defaultCostPerWatt: 3.62 }),
  ...from('Program eligibility requirements', {
    minCreditScore: 580,
    minHomePrice: 150_000,
  }),
  ...from('Printed list of eligible states (42 states and DC)', {
    eligibleStates: [
      'AL',
      'AZ',
      'CA',
      'CO',
      'CT',
      'DE',
      'FL',
      'GA',
      'IL',
      'IN',
      'IA',
      'KS',
      'KY',
      'LA',
      'ME',
      'MD',
      'MA',
      'MI',
      'MN',
      'MS',
      'MO',
      'NE',
      'NV',
      'NH',
      'NJ',
      'NM',
      'NY',
      'NC',
      'OH',
      'OK',
      'OR',
      'PA',
      'RI',
      'SC',
      'TN',
      'TX',
      'UT',
      'VT',
      'VA',
      'WA',
      'WV',
      'WI',
      'DC',
    ],
  }),
  ...from('Marketing figure; smaller than the printed list', { marketedStates: 32 }),
  ...from(
    'Partner agreement defaults',
    { commissionLicensedRate: 0.03, commissionOtherDollars: 500 },
    'RESPA section 8',
  ),
  ...from('Comparison as marketed; no source given', {
    loanRateLow: 0.08,
    loanRateHigh: 0.12,
    loanMonthlyLow: 350,
    loanMonthlyHigh: 450,
    leaseMonthlyLow: 250,
    leaseMonthlyHigh: 350,
  }),
  ...from('Marketing claim; unsubstantiated until the lender confirms it', {
    rating: 4.9,
    ratingScale: 5,
    reviewCount: 500,
    fhaApprovedSince: 2008,
    homeownersHelped: 500,
    financedTotal: 12_000_000,
    taxCreditsTotal: 2_800_000,
    satisfactionRate: 0.98,
    grantsAwardedTotal: 2_800_000,
    familiesHelped: 750,
    approvalRate: 0.98,
    claimsConfirmed: false,
  }),
  ...from('Sample; replace with the details of the lender', sampleDetails),
  ...from('Not known yet; enter it to have it printed', {
    nmlsId: null,
    bbbRating: null,
  }),
  ...from('Service promise as marketed', {
    supportHours: {
      en: 'Mon-Fri 8AM-6PM EST',
      es: 'de lunes a viernes, de 8\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m. (hora del Este)',
      pt: 'de segunda a sexta, das 8h às 18h (horário da Costa Leste)',
    },
    confirmationHoursLow: 24,
    confirmationHoursHigh: 48,
    approvalDaysLow: 30,
    approvalDaysHigh: 45,
    responseHours: 24,
    contactHours: 24,
    assessmentDaysLow: 2,
    assessmentDaysHigh: 3,
    preApprovalDaysLow: 5,
    preApprovalDaysHigh: 7,
  }),
  ...from('Setting of the lender', {
    countdownDays: 30,
    countdownEnd: null,
    attributionDays: 90,
    consentDefault: true,
    offersRateField: true,
    legalPagesRead: false,
    paysCommissions: true,
    showOnlyConfirmed: false,
    sendsFollowUps: true,
  }),
];
