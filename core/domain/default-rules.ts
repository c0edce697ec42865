import type { ProgrammeRule } from './programme-terms.ts';
import { sampleDetails, sampleHours } from './sample-details.ts';
import type { TermValues } from './term-values.ts';
import { type StateCode, stateCodes } from './us-states.ts';

/** The version that results computed with nothing but `defaultRules` keep. */
export const defaultTermsVersion = '2026-11-20.1';

const notPrinted: readonly StateCode[] = ['AK', 'AR', 'DC', 'HI', 'ID', 'MT', 'ND', 'SD', 'WY'];
/** By name, and DC at the end. */
const printedStates = [...stateCodes.filter((code) => !notPrinted.includes(code)), 'DC' as const];

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

/** The offer as the programme starts, valid until the lender dates a change. */
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
  ...from(
    'Public Law 119-21, section 70513: leased solar that begins to work after this day',
    { leaseCreditEnds: '2027-12-31' },
    '26 USC 48E',
  ),
  ...from('Savings model: middle of the marketed 80-90 %', { offsetTarget: 0.85 }),
  ...from('Savings model: largest residential system considered', { maxKw: 25 }),
  ...from('Savings model: cost where no state median is published', { defaultCostPerWatt: 3.62 }),
  ...from(
    'HUD Handbook 4000.1, appendix 1.0: 1.75 % of the base loan, financed with it',
    { mortgageInsuranceUpfrontRate: 0.0175 },
    '12 USC 1709(c)(2)',
  ),
  ...from(
    'HUD Mortgagee Letter 2023-05, for loans endorsed from 2023-03-20: over 15 years, above 95 % of the value, base loan up to the national conforming limit',
    { mortgageInsuranceAnnualRate: 0.0055 },
    '12 USC 1709(c)(2)',
  ),
  ...from(
    'HUD Mortgagee Letter 2025-23: one unit, case numbers from 2026-01-01 to 2026-12-31; FHFA announces those of the next year at the end of November',
    { fhaLimitFloor: 541_287, fhaLimitCeiling: 1_249_125 },
    '12 USC 1709(b)(2)',
  ),
  ...from(
    'HUD Handbook 4000.1: least down payment from a score of 580',
    { fhaLeastDownRate: 0.035 },
    '12 USC 1709(b)(9)',
  ),
  ...from('Program eligibility requirements', {
    minCreditScore: 580,
    minHomePrice: 150_000,
  }),
  ...from('Printed list of eligible states (42 states and DC)', {
    eligibleStates: printedStates,
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
    privacyNotice: null,
  }),
  ...from('Service promise as marketed', {
    supportHours: sampleHours,
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
    programmeName: 'FHA Solar Grant',
    reserveWords: true,
    spokenLanguages: ['en'],
    negativeAnswer: 'information',
    partnerSees: 'all',
    partnerBadge: 'verified',
    consentRequired: true,
    consentDefault: true,
    showsMonthlyCost: true,
    offersRateField: true,
    legalPagesRead: false,
    paysCommissions: true,
    showOnlyConfirmed: false,
    sendsFollowUps: true,
  }),
];
